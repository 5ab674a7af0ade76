/** Choices that begin alike are told by what sets them apart. */
import { describe, expect, it } from 'vitest';
import { apart } from '../../../web/src/lib/apart';

describe('choices of which the beginning is chosen', () => {
  it('are named by what comes next, cut between parts of the sentence', () => {
    expect(apart(['Place the family: Annex room; War room …', 'Place the family: Annex room; Govern room …'])).toEqual(['… War room …', '… Govern room …']);
    expect(apart(['Place the family: Annex room', 'Place the family: Archive'])).toEqual(['… Annex room', '… Archive']);
  });
  it('stay whole where little is shared, or nothing, or where there is only one', () => {
    expect(apart(['Bid: 5', 'Bid: 6'])).toEqual(['Bid: 5', 'Bid: 6']);
    expect(apart(['Pass', 'Move to the Park'])).toEqual(['Pass', 'Move to the Park']);
    expect(apart(['Place the family: Annex room; War room'])).toEqual(['Place the family: Annex room; War room']);
  });
});
