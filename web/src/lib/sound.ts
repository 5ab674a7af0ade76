/** Own synthesised sounds, short and quiet; each has a visible equivalent. */

let context: AudioContext | null = null;

function pluck(at: number, pitch: number, loud = 0.09, long = 0.4): void {
  if (!context) return;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + long);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + long);
}

export type Sound = 'mine' | 'moved' | 'over';

/** After the picture: opening the device can take longer than many frames. */
export function play(sound: Sound): void {
  setTimeout(() => sounding(sound), 60);
}

function sounding(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') return void context.resume();
    const now = context.currentTime;
    if (sound === 'mine') [294, 440].forEach((pitch, i) => pluck(now + i * 0.14, pitch));
    if (sound === 'moved') pluck(now, 180, 0.05, 0.12);
    if (sound === 'over') [262, 330, 392].forEach((pitch, i) => pluck(now + i * 0.12, pitch, 0.07, 0.6));
  } catch {
    // No audio device: the prompt says the same.
  }
}
