import { createElement, Fragment, type ReactNode } from 'react'
import { TextLink } from './text_link'
import type { RichMark, RichNode } from './document'

const MARKS: Partial<Record<RichMark['type'], string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
}

/** Text with its marks. Words of one link that differ in other marks are one link. */
export function drawText(nodes: readonly RichNode[]): ReactNode {
  const drawn: ReactNode[] = []
  for (let at = 0; at < nodes.length;) {
    const node = nodes[at] as RichNode
    const link = linkOf(node)
    let end = at + 1
    while (link && end < nodes.length && isSameLink(linkOf(nodes[end] as RichNode), link)) end += 1
    const inside = nodes.slice(at, end).map((each, place) => <Fragment key={place}>{drawWords(each)}</Fragment>)
    drawn.push(
      link?.attrs ? (
        <TextLink key={at} href={link.attrs.href} isNewWindow={link.attrs.target === '_blank'}>
          {inside}
        </TextLink>
      ) : (
        <Fragment key={at}>{inside}</Fragment>
      )
    )
    at = end
  }
  return drawn
}

const linkOf = ({ marks = [] }: RichNode) => marks.find(({ type }) => type === 'link')

const isSameLink = (one: RichMark | undefined, other: RichMark) =>
  one?.attrs?.href === other.attrs?.href && one?.attrs?.target === other.attrs?.target

function drawWords({ type, text = '', marks = [] }: RichNode): ReactNode {
  if (type === 'hardBreak') return <br />
  return marks.reduceRight<ReactNode>((inside, { type: mark }) => {
    const tag = MARKS[mark]
    return tag ? createElement(tag, null, inside) : inside
  }, text)
}
