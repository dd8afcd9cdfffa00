import { subjectLine } from '#core/mail/compose_mail'
import { cleanStructure } from '#core/rich_text/clean_document'
import { DomainError } from '#core/errors/domain_error'
import { hrefKind } from '#core/rich_text/href'
import { linkUnsafe, mailEmpty, variableNeeded, variableNotInSubject, variableUnknown } from '#core/mail/errors'
import { nodesIn } from '#core/rich_text/walk'
import { variablesIn } from '#core/mail/fill_variables'
import type { MailTemplate } from '#core/mail/mail_template'
import type { RichNode } from '#core/rich_text/document'
import type { WrittenText } from '#core/mail/mail_texts'

/** More than any mail has. */
const LONGEST = 20_000

/**
 * The text of a mail that staff wrote, as it may be stored.
 *
 * @throws mailEmpty, variableUnknown, variableBroken, variableNotInSubject, variableNeeded, linkUnsafe, and what
 *   `cleanStructure` throws, with the field
 */
export function checkWrittenText(
  { variables }: Pick<MailTemplate, 'variables'>,
  given: { subject: string; body: unknown }
): WrittenText {
  const subject = subjectLine(given.subject)
  if (subject === '') throw mailEmpty({}, 'subject')
  for (const { name } of inField('subject', () => variablesIn(subject))) {
    const variable = Object.hasOwn(variables, name) ? variables[name] : undefined
    if (!variable) throw variableUnknown({ name }, 'subject')
    if (variable.kind === 'lines' || variable.kind === 'link') throw variableNotInSubject({ name }, 'subject')
  }
  // What cleaning would drop in silence is refused: a link that somebody wanted must not become text.
  mustLead(given.body)
  const body = inField('body', () => cleanStructure(given.body, { hasBlocks: false, length: LONGEST }))
  const nodes = [...nodesIn(body.content)]
  if (nodes.every(({ text = '' }) => text.trim() === '')) throw mailEmpty({}, 'body')
  const used = new Set(nodes.filter(hasText).flatMap((node) => inField('body', () => usedIn(node))))
  for (const name of used) if (!Object.hasOwn(variables, name)) throw variableUnknown({ name }, 'body')
  for (const [name, { isNeeded = false, label }] of Object.entries(variables)) {
    if (isNeeded && !used.has(name)) throw variableNeeded({ name, label: { ...label } }, 'body')
  }
  return { subject, body }
}

const hasText = ({ content = [] }: RichNode): boolean => content.some(({ type }) => type === 'text')

/** Each run of one style is read alone: a variable that changes its style in the middle is not complete. */
const usedIn = ({ content = [] }: RichNode): string[] =>
  content.flatMap(({ text = '' }) => variablesIn(text).map(({ name }) => name))

function mustLead(given: unknown): void {
  if (typeof given !== 'object' || given === null) return
  const { marks, content } = given as { marks?: unknown; content?: unknown }
  for (const mark of Array.isArray(marks) ? (marks as { attrs?: { href?: unknown } }[]) : []) {
    const href = mark?.attrs?.href
    if (href === undefined || href === null) continue
    if (typeof href !== 'string' || hrefKind(href) === null || hrefKind(href) === 'anchor') {
      throw linkUnsafe({ href: String(href).slice(0, 100) }, 'body')
    }
  }
  for (const node of Array.isArray(content) ? content : []) mustLead(node)
}

/** A refusal of this kind says at which field it is shown. */
function inField<Read>(field: string, read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    throw error instanceof DomainError ? new DomainError(error.kind, error.parameters, field, error.meta) : error
  }
}
