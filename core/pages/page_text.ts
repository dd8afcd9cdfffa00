import { text } from 'node:stream/consumers'
import type { RenderedPage } from '#core/pages/page_host'

/** The whole text of a rendered page. */
export async function pageText({ answer, body }: Pick<RenderedPage, 'answer' | 'body'>): Promise<string> {
  if (Buffer.isBuffer(body)) return body.toString()
  return body ? text(body) : answer.text()
}
