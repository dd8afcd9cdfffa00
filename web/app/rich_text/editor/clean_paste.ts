import { listsOfWord } from './word_lists'

/** Elements whose content is no text of the page. */
const NOISE =
  'script, style, meta, link, title, xml, noscript, template, iframe, object, svg, button, input, select, textarea'

/**
 * HTML from Word, a mail or a web page, without what the text does not need: comments, styles, classes, namespaces and
 * drawings. What is left are the elements that the editor's schema reads; it drops all others itself.
 */
export function cleanPaste(html: string): string {
  // Between editors of this shop everything is kept. Word's comments hold markup that the parser would read.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(html.replaceAll(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/g, ''), 'text/html')
  for (const noise of body.querySelectorAll(NOISE)) noise.remove()
  listsOfWord(body)
  for (const element of body.querySelectorAll('*')) {
    // Word ends each paragraph with an empty `o:p`.
    if (element.tagName.includes(':') && element.textContent?.trim() === '') element.remove()
    else if (element.tagName.includes(':')) element.replaceWith(...element.childNodes)
    else if (element.tagName === 'A' && !element.hasAttribute('href')) element.replaceWith(...element.childNodes)
  }
  for (const heading of body.querySelectorAll('h1, h5, h6')) rename(heading, heading.tagName === 'H1' ? 'h2' : 'h4')
  for (const title of body.querySelectorAll('p.MsoTitle, p.MsoSubtitle')) rename(title, 'h2')
  for (const bold of body.querySelectorAll<HTMLElement>('b, strong')) {
    // Web editors wrap a whole document in a `b` that is not bold.
    if (/^(normal|400)$/.test(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes)
  }
  for (const element of body.querySelectorAll<HTMLElement>('*')) keepMeaning(element)
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img, br + br')) paragraph.remove()
  }
  return body.innerHTML.replaceAll('\u00a0\u00a0', ' ')
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const KEPT = new Set(['href', 'colspan', 'rowspan', 'start'])

/** Styles become marks where they mean something; everything else of the look goes. */
function keepMeaning(element: HTMLElement): void {
  if (element.tagName === 'SPAN') {
    const { fontWeight, fontStyle, textDecorationLine, verticalAlign } = element.style
    if (/^(bold|[6-9]00)$/.test(fontWeight)) wrapInside(element, 'strong')
    if (fontStyle === 'italic') wrapInside(element, 'em')
    if (textDecorationLine === 'line-through') wrapInside(element, 's')
    if (verticalAlign === 'super') wrapInside(element, 'sup')
    if (verticalAlign === 'sub') wrapInside(element, 'sub')
  }
  const alignment = element.matches('p, h2, h3, h4') ? element.style.textAlign : ''
  for (const { name } of [...element.attributes]) if (!KEPT.has(name)) element.removeAttribute(name)
  if (alignment === 'center' || alignment === 'right') element.style.textAlign = alignment
}

function wrapInside(element: HTMLElement, name: string): void {
  const mark = element.ownerDocument.createElement(name)
  mark.append(...element.childNodes)
  element.append(mark)
}
