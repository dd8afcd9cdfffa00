/** Stands in mails of the shop above what an answer would quote. */
export const REPLY_LINE = '##-'

/** « Le 3 mai 2026 à 10:12, Anne <anne@exemple.fr> a écrit : », which programs break into up to three lines. */
const DATED = /^(?:on|le|am|el|il)\b.{4,300}(?:wrote|a écrit|schrieb|escribió|ha scritto)\s*:?$/iu

/** « Anne <anne@exemple.fr> a écrit : » */
const NAMED = /^.{2,200}<[^<>\s]+@[^<>\s]+>\s*(?:wrote|a écrit)\s*:?$/iu

/** What programs write above the mail that was answered. */
const RULED = [
  /^-{2,}\s*(?:original message|message d['’]origine|message original|forwarded message|message transféré)\s*-{2,}$/iu,
  /^_{20,}$/u,
]

/** First and following lines of Outlook's heading. */
const HEADING = /^\*?(?:from|de)\s?:\*?\s.*@/iu
const HEADED = /^\*?(?:sent|envoyé|date|to|à|objet|subject|cc)\s?:\*?/iu

/** Lines that an introduction may be broken into. */
const MOST_LINES = 3

/** What somebody wrote, without the mail that they answer. A text that is nothing else stays as it is. */
export function cutQuote(text: string): string {
  const lines = text.split('\n')
  const end = lines.findIndex((_, at) => isEnd(lines, at))
  const written = withoutOuterQuotes(end === -1 ? lines : lines.slice(0, end)).trim()
  return written === '' ? text.trim() : written
}

/** Whether all from this line on was written by somebody else. */
function isEnd(lines: readonly string[], at: number): boolean {
  const line = bare(lines[at])
  if (line.includes(REPLY_LINE)) return true
  if (RULED.some((rule) => rule.test(line))) return true
  if (HEADING.test(line)) return lines.slice(at + 1, at + 4).some((next) => HEADED.test(bare(next)))
  return introduction(lines, at) > 0 && isQuotedToTheEnd(lines, at + introduction(lines, at))
}

/** How many lines an introduction of a quote has that begins here; 0: none does. */
function introduction(lines: readonly string[], at: number): number {
  if (NAMED.test(bare(lines[at]))) return 1
  let joined = ''
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const line = bare(lines[at + count - 1])
    if (line === '') return 0
    joined = `${joined} ${line}`.trim()
    if (DATED.test(joined)) return count
  }
  return 0
}

/** People who answer between the quoted lines wrote what stands there. */
function isQuotedToTheEnd(lines: readonly string[], from: number): boolean {
  const rest = lines.slice(from).map(bare).filter(Boolean)
  const quoted = rest.filter((line) => line.startsWith('>'))
  return quoted.length === 0 || quoted.length === rest.length
}

/** Quotes before the first word and behind the last one, with what introduces them. Those between answers stay. */
function withoutOuterQuotes(lines: readonly string[]): string {
  const isWritten = (line: string) => line.trim() !== '' && !line.trimStart().startsWith('>')
  const isOwn = lines.map((line, at) => isWritten(line) && !belongsToIntroduction(lines, at))
  const first = isOwn.indexOf(true)
  return first === -1 ? '' : lines.slice(first, isOwn.lastIndexOf(true) + 1).join('\n')
}

function belongsToIntroduction(lines: readonly string[], at: number): boolean {
  for (let from = Math.max(0, at - MOST_LINES + 1); from <= at; from += 1) {
    const count = introduction(lines, from)
    const next = lines.slice(from + count).find((line) => line.trim() !== '')
    if (from + count > at && next?.trimStart().startsWith('>')) return true
  }
  return false
}

const bare = (line: string | undefined) =>
  (line ?? '')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .trim()
    .slice(0, 400)
