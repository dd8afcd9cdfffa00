import type { Label } from '#core/i18n/label'
import type { MailVariable } from '#core/mail/mail_template'

/** Words in French and in English. */
export const inWords = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

export const aText = (label: Label, example: string | Label): MailVariable => ({ kind: 'text', label, example })

export const aFigure = (label: Label, example: number): MailVariable => ({ kind: 'figure', label, example })

export const someLines = (label: Label, example: string | Label): MailVariable => ({ kind: 'lines', label, example })

/** The address of a page. `path`: of a page that previews lead to. */
export const aLink = (label: Label, path: string): MailVariable => ({ kind: 'link', label, example: path })

/** A variable that no text may leave out. */
export const needed = (variable: MailVariable): MailVariable => ({ ...variable, isNeeded: true })

/** Name of a person. */
export const PERSON = aText(inWords('Nom du destinataire', 'Name of the recipient'), 'Claire Martin')
