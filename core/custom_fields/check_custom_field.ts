import app from '@adonisjs/core/services/app'
import { ListCatalogue } from '#core/lists/list_catalogue'
import { choicesMissing, relationMissing } from '#core/custom_fields/errors'
import type { StaffKind } from '#core/custom_fields/staff_kinds'

/** Refuses a field that no form could show. */
export async function checkCustomField(field: {
  kind: StaffKind
  choices: unknown[]
  of: string | null
}): Promise<void> {
  const { kind, choices, of } = field
  if ((kind === 'choice' || kind === 'choices') && choices.length === 0) throw choicesMissing({}, 'choices')
  if (kind !== 'relation') return
  const lists = await app.container.make(ListCatalogue)
  if (!of || !(await lists.find(of))) throw relationMissing({}, 'of')
}
