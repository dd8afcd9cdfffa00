import { blockOf, type RichMark, type RichNode } from '#core/rich_text/document'
import { hrefKind } from '#core/rich_text/href'
import { variableBroken, variableUnknown } from '#core/mail/errors'
import type { MailValues } from '#core/mail/mail_template'

/** `{{name}}`, or `{{address|words of the link}}`. */
const VARIABLE = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g

/** A variable as it stands in a text. */
export interface UsedVariable {
  name: string
  /** Words of a link; empty: its own. */
  words: string
}

/** The variables of a line of text. @throws variableBroken if braces are left over */
export function variablesIn(text: string): UsedVariable[] {
  const rest = text.replace(VARIABLE, '')
  const at = rest.search(/\{\{|\}\}/)
  if (at !== -1) throw variableBroken({ text: rest.slice(Math.max(0, at - 20), at + 20).trim() })
  return [...text.matchAll(VARIABLE)].map(([, name = '', words = '']) => ({ name: name.trim(), words: words.trim() }))
}

/** A line with the values in the place of its variables. @throws variableUnknown, variableBroken */
export function fillLine(text: string, values: MailValues): string {
  variablesIn(text)
  return text.replace(VARIABLE, (_all, name: string) => valueOf(name.trim(), values))
}

/** What stands in the place of variables. */
export interface Filling {
  values: MailValues
  /** Words of the variables that hold an address, by their names: only these become links. */
  links: Readonly<Record<string, string>>
}

/** Nodes with the values in the place of their variables. @throws variableUnknown, variableBroken */
export function fillVariables(content: readonly RichNode[], filling: Filling): RichNode[] {
  return content.flatMap((node) => fillNode(node, filling))
}

function fillNode(node: RichNode, filling: Filling): RichNode[] {
  if (node.type === 'paragraph' || node.type === 'heading') return fillParagraph(node, filling)
  if (node.type === 'text') return fillText(node, filling)
  if (node.type === 'block') return [fillBlock(node, filling)]
  return [node.content ? { ...node, content: fillVariables(node.content, filling) } : node]
}

/** Values of blocks that are words. */
const WORDS = ['text', 'alt', 'caption']

function fillBlock(node: RichNode, { values }: Filling): RichNode {
  const block = blockOf(node)
  const filled = { ...block.values }
  for (const name of WORDS) if (typeof filled[name] === 'string') filled[name] = fillLine(filled[name], values)
  return { ...node, attrs: { ...node.attrs, values: filled } }
}

function fillParagraph(node: RichNode, filling: Filling): RichNode[] {
  const { content = [] } = node
  const written = content.map(({ text = '' }) => text).join('')
  const [only, ...others] = variablesIn(written)
  if (!only) return [node]
  const link = others.length === 0 && written.replace(VARIABLE, '').trim() === '' ? linkOf(only, filling) : null
  if (link) return [button(link.words, link.href)]
  const filled = fillVariables(content, filling)
  return filled.every(({ text = '' }) => text.trim() === '') ? [] : [{ ...node, content: filled }]
}

/** A value of several lines becomes several texts. */
function fillText({ text = '', marks = [] }: RichNode, filling: Filling): RichNode[] {
  const nodes: RichNode[] = []
  let end = 0
  for (const { 0: all, 1: name = '', 2: words = '', index } of text.matchAll(VARIABLE)) {
    const used = { name: name.trim(), words: words.trim() }
    const link = linkOf(used, filling)
    nodes.push(...textNodes(text.slice(end, index), marks))
    if (link) {
      const others = marks.filter(({ type }) => type !== 'link')
      nodes.push(...textNodes(link.words, [...others, { type: 'link', attrs: { href: link.href } }]))
    } else nodes.push(...textNodes(valueOf(used.name, filling.values), marks))
    end = index + all.length
  }
  nodes.push(...textNodes(text.slice(end), marks))
  return nodes
}

export function textNodes(text: string, marks: readonly RichMark[] = []): RichNode[] {
  return text
    .split(/\r?\n/)
    .flatMap((line, at): RichNode[] => [
      ...(at > 0 ? [{ type: 'hardBreak' as const }] : []),
      ...(line === ''
        ? []
        : [{ type: 'text' as const, text: line, ...(marks.length > 0 ? { marks: [...marks] } : {}) }]),
    ])
}

/** A paragraph that is a link. */
export function button(words: string, href: string): RichNode {
  const values = { text: words, link: href, look: 'filled', align: 'left' }
  return { type: 'block', attrs: { id: 'link', name: 'core.button', values } }
}

function linkOf({ name, words }: UsedVariable, { values, links }: Filling) {
  const own = Object.hasOwn(links, name) ? links[name] : undefined
  if (own === undefined) return null
  const href = valueOf(name, values)
  return hrefKind(href) === 'address' ? { href, words: words || own } : null
}

function valueOf(name: string, values: MailValues): string {
  // `constructor` is no variable.
  if (!Object.hasOwn(values, name)) throw variableUnknown({ name })
  return String(values[name])
}
