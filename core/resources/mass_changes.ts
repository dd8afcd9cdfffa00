import { inject } from '@adonisjs/core'
import { MassKind, type MassAction } from '#core/resources/mass_kind'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { WriteMany } from '#core/resources/write_many'
import { WriteResource } from '#core/resources/write_resource'
import { massFields } from '#core/resources/names'
import { nothingToChange } from '#core/resources/errors'
import { refuse } from '#core/errors/refusals'
import { refuseForbidden } from '#core/resources/refusals'
import { systemOrigin } from '#core/audit/origin'
import { withBlanks } from '#core/resources/given_values'
import type { Input, Writer } from '#core/resources/writer'

/** What a job is given to find the kind of its change again: as `MassKind.payload`. */
interface MassPayload extends Pick<Writer, 'locale'> {
  resource: string
  action: MassAction
  held: 'all' | string[]
}

/** Changes and deletions of many rows of resources. */
@inject()
export class MassChanges {
  constructor(
    private readonly resources: ResourceCatalogue,
    private readonly many: WriteMany,
    private readonly one: WriteResource
  ) {}

  kind(made: MadeResource, action: MassAction, writer: Writer): MassKind {
    return new MassKind({ made, action, writer, kinds: this.resources.kinds, write: this.many })
  }

  /** The kind of a change that somebody has asked for, with what they were allowed to do then. */
  again(payload: Record<string, unknown>): MassKind {
    const { resource, action, held: keys, locale } = payload as unknown as MassPayload
    const held = keys === 'all' ? keys : new Set(keys)
    const may = (key: string) => held === 'all' || held.has(key)
    // Each write is given the origin of the job.
    const writer = { origin: systemOrigin('job'), locale, held, may }
    return this.kind(this.resources.find(resource) as MadeResource, action, writer)
  }

  /** Values as rows have them. @throws nothingToChange, fieldForbidden, choiceGone */
  async valuesOf({ resource }: MadeResource, given: Input, writer: Writer): Promise<Input> {
    const named = massFields(resource).filter((name) => given[name] !== undefined)
    if (named.length === 0) throw nothingToChange({}, 'values')
    const values = Object.fromEntries(named.map((name) => [name, given[name]]))
    refuseForbidden(resource, { id: 0, version: 0 }, values, writer)
    refuse((await this.one.refusedChoices(resource, [{ input: values, before: {} }], writer)).flat())
    return withBlanks(resource, this.resources.kinds, values)
  }
}
