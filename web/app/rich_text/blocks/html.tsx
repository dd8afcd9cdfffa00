import { CleanHtml } from '../clean_html'
import type { BlockProps } from '../document'

/** HTML that the server has cleaned. */
export function HtmlBlock({ values: { html } }: BlockProps<{ html: string }>) {
  return <CleanHtml html={html} />
}
