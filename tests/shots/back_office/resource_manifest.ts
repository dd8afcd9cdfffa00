import 'reflect-metadata'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { resourceScreens, type ResourceScreen } from '../../../core/resources/resource_screens.js'
import type { AnyResource } from '../../../core/resources/resource.js'

/** The resource whose bulk change is looked at: all have the same screen. */
const LOOKED_AT = 'users.groups'

/** The screens of all resources, which stand in no manifest. */
export async function screensOfResources(): Promise<ResourceScreen[]> {
  const resources = await Promise.all(
    globSync('plugins/*/resources/*.ts').map(
      async (file) => ((await import(pathToFileURL(resolve(file)).href)) as { default: AnyResource }).default
    )
  )
  return resourceScreens(resources).filter(({ resource: { id, part } }) => part !== 'change' || id === LOOKED_AT)
}
