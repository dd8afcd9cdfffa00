/** A tag or a comment. `core/rich_text/html_text.ts` has the same rule; `clean_html.spec.ts` compares them. */
const TAG = /<(?:\/?[a-z][^>]*>|!--|!doctype)/i

/** Whether a description is HTML, which the server has cleaned, and not plain text with lines. */
export const isHtml = (text: string): boolean => TAG.test(text)
