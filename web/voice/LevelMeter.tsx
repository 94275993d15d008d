import { useEffect, useRef } from 'react'
import styles from './Voice.module.css'

/** Phones give the microphone to one at a time, and recognition has it. */
const MAY_LISTEN_TOO = '(pointer: fine)'
/** How a level is drawn: quiet speech already shows. */
const GAIN = 4

/** How loud the microphone hears the person. Nothing where it cannot be opened a second time. */
export function LevelMeter() {
  const meter = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!matchMedia(MAY_LISTEN_TOO).matches) return
    const ending = new AbortController()
    void follow((level) => meter.current?.style.setProperty('--level', String(level)), ending.signal).catch(
      () => {}, // what is wrong with the microphone is said by the recording
    )
    return () => ending.abort()
  }, [])
  return <span ref={meter} className={styles.level} aria-hidden="true" />
}

async function follow(show: (level: number) => void, signal: AbortSignal): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const draw = () => {
    if (signal.aborted) {
      for (const track of stream.getTracks()) track.stop()
      void context.close()
      return
    }
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    show(Math.min(1, GAIN * Math.sqrt(power)))
    requestAnimationFrame(draw)
  }
  draw()
}
