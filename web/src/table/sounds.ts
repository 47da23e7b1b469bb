/** Short sounds made on the spot; nothing is loaded. The settings have one switch and one volume. */
import { useSettings } from '../settings/settings';

export type SoundName =
  | 'deal'
  | 'lift'
  | 'land'
  | 'sweep'
  | 'turn'
  | 'tick'
  | 'bid'
  | 'cut'
  | 'project'
  | 'winDeal'
  | 'winMatch'
  | 'message'
  | 'refused';

type Note = { at: number; pitch: number; time: number; wave: OscillatorType; loud: number };
const note = (
  pitch: number,
  at = 0,
  time = 0.16,
  wave: OscillatorType = 'sine',
  loud = 0.5,
): Note => ({
  at,
  pitch,
  time,
  wave,
  loud,
});

/** A rustle is filtered noise: [centre frequency, seconds, loudness]. */
type Sound = { notes?: Note[]; rustle?: readonly [number, number, number] };

const SOUNDS: Record<SoundName, Sound> = {
  deal: { rustle: [2600, 0.05, 0.35] },
  lift: { rustle: [3400, 0.04, 0.2] },
  land: { rustle: [900, 0.08, 0.6], notes: [note(140, 0, 0.07, 'sine', 0.4)] },
  sweep: { rustle: [1500, 0.26, 0.4] },
  turn: { notes: [note(523), note(659, 0.14, 0.26)] },
  tick: { notes: [note(1180, 0, 0.04, 'square', 0.12)] },
  bid: { notes: [note(392, 0, 0.12, 'triangle')] },
  cut: { rustle: [2200, 0.1, 0.6], notes: [note(220, 0, 0.16, 'sawtooth', 0.25)] },
  project: { notes: [note(523), note(659, 0.09), note(784, 0.18, 0.3)] },
  winDeal: { notes: [note(523), note(659, 0.12), note(784, 0.24), note(1047, 0.36, 0.4)] },
  winMatch: {
    notes: [note(392), note(523, 0.14), note(659, 0.28), note(784, 0.42), note(1047, 0.56, 0.7)],
  },
  message: { notes: [note(880, 0, 0.09, 'sine', 0.3), note(1175, 0.08, 0.12, 'sine', 0.3)] },
  refused: { notes: [note(196, 0, 0.1, 'triangle'), note(165, 0.09, 0.16, 'triangle')] },
};

let context: AudioContext | null = null;

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  }
  return new AudioBufferSourceNode(audio, { buffer });
}

export function playSound(name: SoundName): void {
  const { sound, volume } = useSettings.getState();
  if (!sound || document.hidden || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers hold a context until the first gesture; sounds before it are simply not heard.
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  const master = new GainNode(context, { gain: volume });
  master.connect(context.destination);
  const { notes = [], rustle } = SOUNDS[name];
  for (const { at, pitch, time, wave, loud } of notes) {
    const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(loud, now + at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.001, now + at + time);
    tone.connect(gain).connect(master);
    tone.start(now + at);
    tone.stop(now + at + time);
  }
  if (rustle) {
    const [frequency, time, loud] = rustle;
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 0.8 });
    const gain = new GainNode(context, { gain: loud });
    const source = noise(context, time);
    source.connect(filter).connect(gain).connect(master);
    source.start(now);
  }
}
