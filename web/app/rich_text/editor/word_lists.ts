/** An item of a list as Word writes it: a paragraph with its level in the style, and its sign as text. */
interface WordItem {
  paragraph: HTMLElement
  level: number
  isOrdered: boolean
}

/** Word writes lists as paragraphs. They become lists again. */
export function listsOfWord(body: HTMLElement): void {
  let open: HTMLElement[] = []
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const item = readItem(paragraph)
    if (!item) continue
    if (!isBehind(paragraph, open[0])) open = []
    open = addItem(item, open)
  }
}

function readItem(paragraph: HTMLElement): WordItem | null {
  const style = paragraph.getAttribute('style') ?? ''
  const [, level] = /mso-list:\s*\S+\s+level(\d)/i.exec(style) ?? []
  if (level === undefined) return null
  const sign = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')
  )
  const isOrdered = /^\s*\(?\w{1,4}[.)]/.test(sign?.textContent ?? '')
  sign?.remove()
  return { paragraph, level: Number(level), isOrdered }
}

/** Whether nothing stands between the list and the paragraph. */
const isBehind = (paragraph: HTMLElement, list: HTMLElement | undefined) => paragraph.previousElementSibling === list

/** Puts an item into the lists that are open, by level; gives those that are open now. */
function addItem({ paragraph, level, isOrdered }: WordItem, open: readonly HTMLElement[]): HTMLElement[] {
  const page = paragraph.ownerDocument
  const kept = open.slice(0, level)
  if (kept.length === 0) {
    const list = page.createElement(isOrdered ? 'ol' : 'ul')
    paragraph.before(list)
    kept.push(list)
  }
  // A level may be left out: its items stand one level below.
  while (kept.length < level && kept.at(-1)?.lastElementChild) {
    const list = page.createElement(isOrdered ? 'ol' : 'ul')
    kept.at(-1)?.lastElementChild?.append(list)
    kept.push(list)
  }
  const item = page.createElement('li')
  item.append(...paragraph.childNodes)
  kept.at(-1)?.append(item)
  paragraph.remove()
  return kept
}
