import vine from '@vinejs/vine'
import { fieldSchema, type Occasion } from '#core/fields/nested'
import { version } from '#core/records/record_validators'
import type { AnyResource } from '#core/resources/resource'
import type { Kinds } from '#core/fields/field_kind'

/** Validators of what creates and what changes a row. */
export interface ResourceValidators {
  create: ReturnType<typeof validatorOf>
  update: ReturnType<typeof validatorOf>
}

export function resourceValidators(resource: AnyResource, kinds: Kinds): ResourceValidators {
  return {
    create: validatorOf(resource, kinds, 'create'),
    update: validatorOf(resource, kinds, resource.keepsAbsent ? 'patch' : 'update'),
  }
}

function validatorOf({ fields, label }: AnyResource, kinds: Kinds, occasion: Occasion) {
  const asked = Object.entries(fields).filter(([, { options }]) => {
    return !options.readOnly && (occasion === 'create' || !options.fixed)
  })
  const schemas = Object.fromEntries(
    asked.map(([name, field]) => [name, fieldSchema(field, kinds, occasion, label.many.en_GB)])
  )
  return vine.create(vine.object({ ...schemas, ...(occasion !== 'create' ? { version: version() } : {}) }))
}
