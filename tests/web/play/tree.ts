/** Somebody who has nothing but the accessibility tree: roles, names and states, as Chromium hands them to a screen reader. */

import type { CDPSession, Page } from 'playwright-core';
import type { Played } from './player';

interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

const role = (node: Node): string => node.role?.value ?? '';
const name = (node: Node): string => node.name?.value ?? '';
const off = (node: Node): boolean => node.properties?.some((p) => p.name === 'disabled' && p.value.value === true) ?? false;

/** The whole tree, and everything below a node in the order it is read. */
class Tree {
  readonly #byId: Map<string, Node>;
  constructor(readonly nodes: Node[]) {
    this.#byId = new Map(nodes.map((n) => [n.nodeId, n]));
  }

  below(node: Node): Node[] {
    return (node.childIds ?? []).flatMap((id) => {
      const child = this.#byId.get(id);
      return child ? [child, ...this.below(child)] : [];
    });
  }

  find(kind: string, called: string): Node | undefined {
    return this.nodes.find((n) => !n.ignored && role(n) === kind && name(n) === called);
  }
}

async function read(cdp: CDPSession): Promise<Tree> {
  const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
  return new Tree(nodes);
}

/** Every change of the live region counts: quick games speak faster than anybody could look. */
async function listen(page: Page, heard: Set<string>): Promise<void> {
  await page.exposeFunction('hear', (words: string) => void (words && heard.add(words)));
  await page.evaluate(() => {
    const region = document.querySelector('[aria-live=polite]#announcer')!;
    const tell = (): void => (globalThis as unknown as { hear: (words: string) => void }).hear(region.textContent ?? '');
    new MutationObserver(tell).observe(region, { childList: true, characterData: true, subtree: true });
    tell();
  });
}

/** So many presses in one form. */
const PATIENCE = 14;

/** Plays through the region "What you can do" alone: a button is found by role and name, given the focus and pressed with Enter. */
export async function playByTree(page: Page, seconds: number, heard: Set<string>): Promise<Played> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');
  await listen(page, heard);
  const until = Date.now() + seconds * 1000;
  let [deeds, idle, inForm, said] = [0, 0, 0, ''];
  // A minute without anything to press: nobody would wait longer, and bots on a busy machine may need a while.
  while (Date.now() < until && idle < 1000) {
    const tree = await read(cdp);
    if (tree.nodes.some((n) => role(n) === 'heading' && name(n).startsWith('The game is over.'))) {
      const history = tree.find('slider', 'History');
      const entries = Number(history?.properties?.find((p) => p.name === 'valuemax')?.value.value ?? 0);
      return { over: true, deeds, entries, stuck: '' };
    }
    const region = tree.find('region', 'What you can do');
    const inside = region ? tree.below(region).filter((n) => !n.ignored) : [];
    const buttons = inside.filter((n) => role(n) === 'button' && !off(n) && n.backendDOMNodeId !== undefined);
    said = buttons.map(name).join(' | ');
    // A form is a region within the region; its last button ends it.
    const form = inside.find((n) => role(n) === 'region');
    const within = form ? tree.below(form).filter((n) => buttons.includes(n)) : [];
    const plain = buttons.filter((n) => !name(n).includes('…') && !/advice|Next nine/.test(name(n)));
    const any = (of: Node[]): Node | undefined => of[Math.floor(Math.random() * of.length)];
    // A form that a while of choosing did not complete is put away, as a person would.
    inForm = within.length > 0 ? inForm + 1 : 0;
    const away = inForm > PATIENCE ? within.find((n) => name(n) === 'Put away') : undefined;
    const pressed = away ?? (within.length > 0 ? (Math.random() < 0.5 ? within.at(-1) : any(within)) : Math.random() < 0.9 ? (any(plain) ?? any(buttons)) : any(buttons));
    if (!pressed) {
      idle += 1;
      await page.waitForTimeout(60);
      continue;
    }
    const reached = await cdp.send('DOM.focus', { backendNodeId: pressed.backendDOMNodeId! }).then(() => true, () => false);
    if (!reached) continue;
    await page.keyboard.press('Enter');
    [deeds, idle] = [deeds + 1, 0];
  }
  return { over: false, deeds, entries: 0, stuck: said };
}
