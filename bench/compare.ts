import type { Workload } from './workload.js'

/** Requests of each kind whose answers are compared. */
const SAMPLE = 60

/** Where the bound writes nothing: a category's page is texts, not rows. */
const CATEGORY = /"category":(?:"…"|\{.*\}|null),"correction"/

/** What a path is answered. */
type Reader = (path: string) => Promise<string>

/** Asks the shop and the bound the same and compares the answers byte for byte. Gives how many were compared. */
export async function compare(workload: Workload, shop: Reader, bound: Reader): Promise<number> {
  let compared = 0
  for (const path of workload.paths.slice(0, SAMPLE)) {
    const [ours, theirs] = await Promise.all([shop(path), bound(path)])
    // A mistyped word is mended by the shop alone.
    if (/"correction":"/.test(ours)) continue
    if (plain(ours) !== plain(theirs))
      throw new Error(`${path}: the shop and the bound differ\n${difference(plain(ours), plain(theirs))}`)
    compared += 1
  }
  return compared
}

/** Answers of what listens on a port of this machine. */
export function answersOf(port: number): Reader {
  return async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
    return answer.text()
  }
}

function plain(text: string): string {
  return text.replace(CATEGORY, '"category":…,"correction"')
}

function difference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const near = (text: string) => text.slice(Math.max(0, at - 80), at + 120)
  return `shop:  ${near(one)}\nbound: ${near(other)}`
}
