const KEY = 'goal-crusher.sound'
/** Loudness of 0 to 1 (docs/rules/screens.md, Look). */
const GAIN = 0.8
/** E5 and B5, in hertz, and seconds between and of them. */
const NOTES: readonly number[] = [659.25, 987.77]
/** C5, E5, G5 and C6: for a level, a goal. */
export const FANFARE: readonly number[] = [523.25, 659.25, 783.99, 1046.5]
const APART = 0.09
const LENGTH = 0.5

/** A soft chime, of two notes unless others are named, when this device has switched sounds on. */
export function chime(notes?: readonly number[]): void {
  if (localStorage.getItem(KEY) === 'on') playChime(notes)
}

/** The chime itself. A browser that plays no sound now stays silent. @param notes in hertz */
export function playChime(notes = NOTES): void {
  if (!('AudioContext' in globalThis)) return
  const audio = new AudioContext()
  const out = audio.createGain()
  out.gain.value = GAIN
  out.connect(audio.destination)
  for (const [at, frequency] of notes.entries()) play(audio, out, frequency, audio.currentTime + at * APART)
  setTimeout(() => void audio.close(), 1000 * (notes.length * APART + LENGTH))
}

function play(audio: AudioContext, out: AudioNode, frequency: number, at: number) {
  const tone = audio.createOscillator()
  const envelope = audio.createGain()
  tone.frequency.value = frequency
  envelope.gain.setValueAtTime(0, at)
  envelope.gain.linearRampToValueAtTime(0.2, at + 0.01)
  envelope.gain.exponentialRampToValueAtTime(0.001, at + LENGTH)
  tone.connect(envelope).connect(out)
  tone.start(at)
  tone.stop(at + LENGTH)
}
