import 'reflect-metadata'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { resourceScreens, type ResourceScreen } from '../../../core/resources/resource_screens.js'
import { BUILT_IN } from '../../../plugins/cms/content/built_in.js'
import { contentResource } from '../../../plugins/cms/content/content_resource.js'
import type { AnyResource } from '../../../core/resources/resource.js'

/** The resource whose bulk change is looked at: all have the same screen. */
const LOOKED_AT = 'users.groups'

/** The screens of all resources, which stand in no manifest, and of the content types that every site has. */
export async function screensOfResources(): Promise<ResourceScreen[]> {
  const resources = await Promise.all(
    globSync('plugins/*/resources/*.ts').map(
      async (file) => ((await import(pathToFileURL(resolve(file)).href)) as { default: AnyResource }).default
    )
  )
  const contents = BUILT_IN.map((type, at) => {
    return contentResource({ id: at + 1, ...type }, { at, custom: { fields: {}, sections: [] } })
  })
  return resourceScreens([...resources, ...contents]).filter(
    ({ resource: { id, part } }) => part !== 'change' || id === LOOKED_AT
  )
}
