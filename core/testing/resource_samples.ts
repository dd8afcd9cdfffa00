import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { pluginFolder } from '#core/plugin/folders'
import { partsOf } from '#core/resources/names'
import { enterSampleMedia } from '#core/testing/sample_media'
import { sampleValues } from '#core/testing/sample_fields'
import type { AnyResource } from '#core/resources/resource'

/**
 * What the suite of resources must know of one that samples of its kinds do not satisfy: the default export of
 * `plugins/<id>/tests/resources/<name>.ts`. Every key is optional.
 */
export interface ResourceSamples {
  /** Makes what a row needs, such as the parent that it names. Called on an empty shop. */
  prepare?(): Promise<void>
  /** The values of a new row, in place of samples. */
  create?(turn: number): Record<string, unknown>
  /** The id of a row, where nobody creates one by the API. Called after `prepare`. */
  make?(turn: number): Promise<number>
  /** Values that the row is changed to, in place of samples. */
  change?(turn: number): Record<string, unknown>
  /** Statements that a change costs beyond those of its own tables, for addresses or files. Default 0. */
  beyond?: number
}

/** The samples of a resource: its own, else those of its kinds. */
export async function samplesOf(resource: AnyResource): Promise<Required<ResourceSamples>> {
  const [plugin, name] = partsOf(resource)
  const file = ['ts', 'js'].map((end) => `${pluginFolder(plugin)}tests/resources/${name}.${end}`).find(existsSync)
  const own = file ? ((await import(pathToFileURL(file).href)) as { default: ResourceSamples }).default : {}
  const mend = `give the suite a function "make" in plugins/${plugin}/tests/resources/${name}.ts (docs/resources.md#tests).`
  const given = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))
  const writable = Object.entries(resource.fields).filter(([, { options }]) => !options.readOnly)
  const changeable = Object.fromEntries(writable.filter(([, { options }]) => !options.fixed))
  return {
    async prepare() {
      await own.prepare?.()
      if (Object.values(resource.fields).some(({ kind }) => kind === 'media')) await enterSampleMedia()
    },
    make: own.make ?? (() => Promise.reject(new Error(`The API creates no rows of ${resource.id}: ${mend}`))),
    create: own.create ?? ((turn) => given(sampleValues(Object.fromEntries(writable), turn))),
    change: own.change ?? ((turn) => given(sampleValues(changeable, turn))),
    beyond: own.beyond ?? 0,
  }
}
