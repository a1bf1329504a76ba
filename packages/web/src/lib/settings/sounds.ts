import { settings } from './settings.svelte.ts'

/** What can be heard: a piece is put down, coins, it is your turn, a death, a bell, the end. */
export const SOUNDS = ['piece', 'coin', 'turn', 'death', 'bell', 'end'] as const
export type Sound = (typeof SOUNDS)[number]

/** One tone: when it begins and how long it rings, in seconds; its pitch in hertz, where it glides to. */
interface Tone {
  readonly at: number
  readonly for: number
  readonly pitch: number
  readonly to?: number
  readonly wave?: OscillatorType
  readonly loud?: number
}

const SCORES: { readonly [sound in Sound]: readonly Tone[] } = {
  piece: [
    { at: 0, for: 0.07, pitch: 190, to: 90, wave: 'triangle', loud: 0.9 },
    { at: 0, for: 0.03, pitch: 1100, to: 500, wave: 'square', loud: 0.12 },
  ],
  coin: [
    { at: 0, for: 0.12, pitch: 1568, loud: 0.35 },
    { at: 0.06, for: 0.22, pitch: 2093, loud: 0.35 },
  ],
  turn: [
    { at: 0, for: 0.22, pitch: 523, wave: 'triangle', loud: 0.5 },
    { at: 0.13, for: 0.34, pitch: 784, wave: 'triangle', loud: 0.5 },
  ],
  death: [
    { at: 0, for: 0.7, pitch: 294, to: 277, loud: 0.5 },
    { at: 0.3, for: 0.9, pitch: 220, to: 208, loud: 0.5 },
  ],
  bell: [
    { at: 0, for: 1.6, pitch: 392, loud: 0.5 },
    { at: 0, for: 1.2, pitch: 941, loud: 0.22 },
    { at: 0, for: 0.7, pitch: 1568, loud: 0.1 },
  ],
  end: [
    { at: 0, for: 0.3, pitch: 392, wave: 'triangle', loud: 0.5 },
    { at: 0.18, for: 0.3, pitch: 494, wave: 'triangle', loud: 0.5 },
    { at: 0.36, for: 0.3, pitch: 587, wave: 'triangle', loud: 0.5 },
    { at: 0.54, for: 0.9, pitch: 784, wave: 'triangle', loud: 0.5 },
  ],
}

const VOLUME = 0.25

let context: AudioContext | null = null

/** Plays a sound if sounds are wanted; a browser that cannot or may not stays silent. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  for (const tone of SCORES[sound]) ring(context, tone)
}

function ring(audio: AudioContext, { at, for: length, pitch, to, wave = 'sine', loud = 0.5 }: Tone): void {
  const start = audio.currentTime + at
  const voice = new OscillatorNode(audio, { type: wave, frequency: pitch })
  const level = new GainNode(audio, { gain: 0 })
  voice.frequency.setValueAtTime(pitch, start)
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, start + length)
  level.gain.setValueAtTime(0, start)
  level.gain.linearRampToValueAtTime(loud * VOLUME, start + 0.008)
  level.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(level).connect(audio.destination)
  voice.start(start)
  voice.stop(start + length + 0.02)
}
