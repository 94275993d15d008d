declare global {
  interface Window {
    __benchDrops?: number
  }
}

/** Counts accepted drops for the benchmark, when local storage has `bench`. */
export function countDrop(): void {
  if (localStorage.getItem('bench') !== null) window.__benchDrops = (window.__benchDrops ?? 0) + 1
}
