/** Why a message is taken for advertising. */
export type SpamReason = 'trap' | 'hurry' | 'links'

/** Seconds. Nobody reads the form and writes a message sooner. */
const LEAST_TIME = 3

/** A question about a wine may quote a page or two. */
const MOST_LINKS = 3

const LINK = /https?:\/\/|www\.|\[url|<a\s/gi

interface Written {
  name: string
  subject: string
  message: string
}

/** What a form tells about who filled it in. */
export interface FormTraces {
  /** The field that people do not see. */
  trap: string
  /** Seconds between the form and its message; null: the form was not ours. */
  seconds: number | null
}

/**
 * Why a message is advertising; null: it is not. Such a message is kept for staff and answered like any other, so that
 * a program does not learn what gave it away.
 */
export function spamReason({ name, subject, message }: Written, { trap, seconds }: FormTraces): SpamReason | null {
  if (trap !== '') return 'trap'
  if (seconds === null || seconds < LEAST_TIME) return 'hurry'
  const [linksOfName, links] = [countLinks(name), countLinks(`${subject} ${message}`)]
  return linksOfName > 0 || links > MOST_LINKS ? 'links' : null
}

const countLinks = (text: string) => text.match(LINK)?.length ?? 0
