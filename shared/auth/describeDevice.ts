/**
 * The browser and the system that a User-Agent header names, in everyday words.
 *
 * A hint, not a proof: clients can send any header.
 */
export function describeDevice(userAgent: string | null): { browser: string; system: string } {
  const text = userAgent ?? ''
  return { browser: firstMatch(BROWSERS, text), system: firstMatch(SYSTEMS, text) }
}

// The order matters: most browsers also claim to be the ones further down.
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

function firstMatch(names: [RegExp, string][], text: string): string {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? 'Unknown'
}
