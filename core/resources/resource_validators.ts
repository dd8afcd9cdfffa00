import vine from '@vinejs/vine'
import { anyOf, described, orNull } from '#core/http/described_fields'
import { fieldSchema, type Occasion } from '#core/fields/nested'
import { massFields } from '#core/resources/names'
import { selectionRule } from '#core/lists/selection'
import { strictNumber } from '#core/http/strict_number'
import { version } from '#core/http/record_validators'
import type { AnyResource } from '#core/resources/resource'
import type { Field } from '#core/fields/field'
import type { Kinds } from '#core/fields/field_kind'

/** Validators of what creates and what changes a row, compiled when they are first used: few of a shop's resources are written by one process. */
export class ResourceValidators {
  readonly #resource: AnyResource
  readonly #kinds: Kinds
  #create?: ReturnType<typeof validatorOf>
  #update?: ReturnType<typeof validatorOf>
  #massUpdate?: ReturnType<typeof massValidatorOf>

  constructor(resource: AnyResource, kinds: Kinds) {
    this.#resource = resource
    this.#kinds = kinds
  }

  get create() {
    return (this.#create ??= validatorOf(this.#resource, this.#kinds, 'create'))
  }

  get update() {
    const occasion = this.#resource.keepsAbsent ? 'patch' : 'update'
    return (this.#update ??= validatorOf(this.#resource, this.#kinds, occasion))
  }

  get massUpdate() {
    return (this.#massUpdate ??= massValidatorOf(this.#resource, this.#kinds))
  }
}

const whole = (least: number, description: string) =>
  strictNumber().withoutDecimals().min(least).max(Number.MAX_SAFE_INTEGER).use(described({ description }))

/** Where a row of a tree is dropped. */
export const moveRow = vine.create({
  parentId: orNull(whole(1, 'The row that it hangs below from now on; null: the top level.')),
  position: whole(0, 'How many of the rows there stand before it.'),
  version: version(),
})

function validatorOf({ fields, label }: AnyResource, kinds: Kinds, occasion: Occasion) {
  const asked = Object.entries(fields).filter(([, { options }]) => {
    return !options.readOnly && (occasion === 'create' || !options.fixed)
  })
  const schemas = Object.fromEntries(
    asked.map(([name, field]) => [name, fieldSchema(field, kinds, occasion, label.many.en_GB)])
  )
  return vine.create(vine.object({ ...schemas, ...(occasion !== 'create' ? { version: version() } : {}) }))
}

/** Rows that are chosen in the list, for an action on all of them. */
export const selected = vine.create({ selection: selectionRule() })

/** A page of the rows of a change of many. */
export const massRows = vine.create({
  page: strictNumber().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: strictNumber().withoutDecimals().min(1).max(100).optional(),
})

function massValidatorOf(resource: AnyResource, kinds: Kinds) {
  const names = massFields(resource)
  const about = resource.label.many.en_GB
  const schemas = names.map(
    (name) => [name, fieldSchema(resource.fields[name] as Field, kinds, 'patch', about)] as const
  )
  return vine.create({ selection: selectionRule(), values: vine.object(Object.fromEntries(schemas)).use(anyOf(names)) })
}
