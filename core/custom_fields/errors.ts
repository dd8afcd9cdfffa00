import { refusal } from '#core/errors/domain_error'

export const choicesMissing = refusal('E_CHOICES_MISSING', 422, 'core.custom_fields.choices_missing')
export const relationMissing = refusal('E_RELATION_MISSING', 422, 'core.custom_fields.relation_missing')
