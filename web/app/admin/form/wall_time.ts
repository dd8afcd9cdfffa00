/** What a zone's clocks show at an instant: `2026-01-31 14:05:00`. */
export function wallTimeOf(iso: string, zone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return format.format(Date.parse(iso))
}

/** The instant at which a zone's clocks show a time; the later one where they show it twice. */
export function instantOf(wallTime: string, zone: string): string {
  const wanted = Date.parse(`${wallTime.replace(' ', 'T')}Z`)
  // The zone's distance from UTC may change between the guess and the answer: twice is enough.
  let guess = wanted
  for (let turn = 0; turn < 2; turn += 1) {
    const shown = Date.parse(`${wallTimeOf(new Date(guess).toISOString(), zone).replace(' ', 'T')}Z`)
    guess += wanted - shown
  }
  return new Date(guess).toISOString()
}
