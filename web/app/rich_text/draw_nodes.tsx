import { createElement, Fragment, type ReactNode } from 'react'
import { BlockShown } from './block_shown'
import { drawText } from './draw_text'
import { Table } from './table'
import type { RichNode, ShownBlock, ShownDocument } from './document'

interface Drawing {
  media: ShownDocument['media']
  /** Id of the block whose picture loads without waiting. */
  eager: string | null
}

/** Elements of nodes that have no attributes to show. */
const PLAIN: Partial<Record<RichNode['type'], string>> = {
  bulletList: 'ul',
  listItem: 'li',
  blockquote: 'blockquote',
  tableRow: 'tr',
}

/** Nodes of a document as elements. */
export function drawNodes(nodes: readonly RichNode[], drawing: Drawing): ReactNode {
  return nodes.map((node, at) => <Fragment key={at}>{drawNode(node, drawing)}</Fragment>)
}

function drawNode(node: RichNode, drawing: Drawing): ReactNode {
  const { type, attrs = {}, content = [] } = node
  const inside = () => drawNodes(content, drawing)
  const plain = PLAIN[type]
  if (plain) return createElement(plain, null, inside())
  switch (type) {
    case 'paragraph':
      return <p className={alignment(attrs)}>{drawText(content)}</p>
    case 'heading':
      return createElement(`h${String(attrs.level)}`, { id: attrs.id, className: alignment(attrs) }, drawText(content))
    case 'orderedList':
      return <ol start={attrs.start === 1 ? undefined : (attrs.start as number | undefined)}>{inside()}</ol>
    case 'codeBlock':
      return (
        <pre tabIndex={0}>
          <code>{drawText(content)}</code>
        </pre>
      )
    case 'horizontalRule':
      return <hr />
    case 'table':
      return <Table rows={content} draw={(nodes) => drawNodes(nodes, drawing)} />
    case 'tableHeader':
    case 'tableCell':
      return createElement(type === 'tableHeader' ? 'th' : 'td', spans(attrs), inside())
    case 'columns':
      return <div data-columns={content.length}>{inside()}</div>
    case 'column':
      return <div data-column="">{inside()}</div>
    case 'callout':
      return (
        <div role="note" data-callout={attrs.tone}>
          {inside()}
        </div>
      )
    case 'block': {
      const block = attrs as unknown as ShownBlock
      return <BlockShown block={block} media={drawing.media} isEager={block.id === drawing.eager} />
    }
    default:
      return drawText([node])
  }
}

/** A class: the shop's Content-Security-Policy forbids style attributes. */
const alignment = ({ textAlign }: Record<string, unknown>) => (textAlign ? `align-${String(textAlign)}` : undefined)

/** Spans of more than one, and of a header cell what it is the header of. */
function spans({ colspan, rowspan }: Record<string, unknown>) {
  return {
    ...(Number(colspan) > 1 ? { colSpan: Number(colspan) } : {}),
    ...(Number(rowspan) > 1 ? { rowSpan: Number(rowspan) } : {}),
  }
}
