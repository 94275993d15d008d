/** What the probe saw of one action. Milliseconds. */
export type Seen = { toPaint: number; longestFrame: number }

declare global {
  var __probe: { arm: (root: string) => void; isStill: () => boolean; take: () => Seen }
}

/**
 * Watches a calendar from inside its page. It is sent to the browser as text, so it calls nothing outside itself.
 *
 * `arm` starts watching below a selector; the clock starts with the next press of the pointer. `take` tells the time
 * from that press to the end of the frame that painted the last change of the DOM, and the longest frame in between.
 */
export function installProbe() {
  let watching = false
  let isChanged = false
  let pressed = 0
  let painted = 0
  let lastChange = 0
  let lastFrame = 0
  let longestFrame = 0
  const touch = () => (lastChange = performance.now())
  const observer = new MutationObserver(() => {
    isChanged = true
    touch()
  })

  function frame() {
    if (!watching) return
    const now = performance.now()
    if (pressed && lastFrame) longestFrame = Math.max(longestFrame, now - lastFrame)
    lastFrame = now
    if (isChanged) {
      isChanged = false
      setTimeout(() => (painted = performance.now())) // its task runs once this frame has been rendered
    }
    requestAnimationFrame(frame)
  }

  addEventListener('pointerdown', (event) => (pressed ||= event.timeStamp), true)
  for (const name of ['pointermove', 'pointerup', 'click']) addEventListener(name, touch, true)

  globalThis.__probe = {
    arm(root) {
      watching = true
      pressed = painted = lastFrame = longestFrame = 0
      lastChange = performance.now()
      observer.observe(document.querySelector(root) ?? document.body, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['style', 'class', 'hidden'],
        characterData: true,
      })
      requestAnimationFrame(frame)
    },
    isStill: () => pressed > 0 && performance.now() - lastChange > 150,
    take() {
      watching = false
      observer.disconnect()
      return { toPaint: painted - pressed, longestFrame }
    },
  }
}
