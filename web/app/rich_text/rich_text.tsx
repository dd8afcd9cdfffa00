import { isOwn } from './block_parts'
import { blocksIn } from './blocks_in'
import { drawNodes } from './draw_nodes'
import { Still } from './still'
import type { RichNode, ShownDocument } from './document'

interface RichTextProps {
  document: ShownDocument
  /** The first picture is in the first viewport: it loads without waiting. */
  isLead?: boolean
  className?: string
}

/**
 * A prepared rich text as HTML with the shop's typography. Text and pictures are cached markup that the browser leaves alone;
 * nodes with blocks of plugins are hydrated.
 */
export function RichText({ document, isLead = false, className = '' }: RichTextProps) {
  const { content, media } = document
  const eager = isLead ? firstPicture(content) : null
  const names = [...new Set(blocksIn(content).map(({ name }) => name))]
  return (
    // Before hydration the browser loads the components that are named here (entry.client.tsx).
    <div className={`rich-text ${className}`} data-blocks={names.filter((name) => !isOwn(name)).join(' ') || undefined}>
      {runsOf(content).map(({ from, to, isStill }) =>
        isStill ? (
          <Still
            key={from}
            name="core.rich_text"
            by={[document, from, to, eager]}
            className="rich-text-run"
            draw={() => drawNodes(content.slice(from, to), { media, eager })}
          />
        ) : (
          <div key={from} className="rich-text-run">
            {drawNodes(content.slice(from, to), { media, eager })}
          </div>
        )
      )}
    </div>
  )
}

interface Run {
  from: number
  to: number
  isStill: boolean
}

/** Nodes that follow each other and need no hydration are one run; each of the others is one of its own. */
function runsOf(content: readonly RichNode[]): Run[] {
  const runs: Run[] = []
  content.forEach((node, from) => {
    const isStill = blocksIn([node]).every(({ name }) => isOwn(name))
    const last = runs.at(-1)
    if (isStill && last?.isStill) last.to = from + 1
    else runs.push({ from, to: from + 1, isStill })
  })
  return runs
}

/** Id of the first block that shows a picture of its own. A block of a plugin at the very beginning may have one. */
function firstPicture(content: readonly RichNode[]): string | null {
  const [first] = blocksIn(content.slice(0, 1))
  if (first && !isOwn(first.name)) return first.id
  return blocksIn(content).find(({ name }) => name === 'core.image' || name === 'core.gallery')?.id ?? null
}
