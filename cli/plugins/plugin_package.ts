import vine, { errors } from '@vinejs/vine'
import isVersion from 'semver/functions/valid.js'
import { PluginRefused } from '#cli/plugins/refused'
import type { Facts } from '#cli/plugins/facts'
import type { Tarball } from '#cli/plugins/read_tarball'

/** Fields of package.json that npm, and not the plugin, needs; scripts are never taken over. */
const DROPPED = new Set(['cellier', 'version', 'scripts', 'devDependencies', 'files', 'imports', 'type'])

/** The file of a plugin's folder with its other fields of package.json. Under that name Node would take the folder for a package. */
export const NPM_FILE = 'npm.json'

/** A package that holds a plugin. */
export interface PluginPackage {
  id: string
  name: string
  version: string
  facts: Facts
  /** npm packages that it imports, with their ranges. */
  dependencies: Record<string, string>
  integrity: string
  /** The files of the plugin's folder. */
  files: Map<string, Buffer>
}

const names = () => vine.array(vine.string().maxLength(300)).maxLength(2_000)

const manifest = vine.create({
  name: vine.string().maxLength(214),
  version: vine.string().maxLength(60),
  dependencies: vine.record(vine.string().maxLength(100)).optional(),
  cellier: vine.object({
    plugin: vine.string().maxLength(40),
    requires: vine.record(vine.string().maxLength(100)),
    permissions: names(),
    settings: names(),
    routes: names(),
    extends: names(),
    tables: names(),
  }),
})

/** What a tarball says that it is, without running any of it. @throws PluginRefused */
export async function readPackage({ files, integrity }: Tarball): Promise<PluginPackage> {
  const fields = fieldsOf(files)
  const { name, version, dependencies = {}, cellier } = await checked(fields)
  if (!isVersion(version)) throw new PluginRefused('bad_manifest', { detail: `version: "${version}"` })
  if (!files.has('plugin.ts')) throw new PluginRefused('no_plugin_file')
  const kept = Object.fromEntries(Object.entries(fields).filter(([key]) => !DROPPED.has(key)))
  const own = new Map([...files].filter(([path]) => path !== 'package.json'))
  own.set(NPM_FILE, Buffer.from(`${JSON.stringify(kept, null, 2)}\n`))
  return { id: cellier.plugin, name, version, facts: cellier, dependencies, integrity, files: own }
}

function fieldsOf(files: Tarball['files']): Record<string, unknown> {
  const text = files.get('package.json')?.toString('utf8')
  if (text === undefined) throw new PluginRefused('no_manifest')
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    throw new PluginRefused('bad_manifest', { detail: (error as Error).message })
  }
  const isMarked = typeof read === 'object' && read !== null && 'cellier' in read
  if (!isMarked) throw new PluginRefused('no_marker')
  return read as Record<string, unknown>
}

async function checked(fields: object) {
  try {
    return await manifest.validate(fields)
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const [first] = error.messages as { field: string; message: string }[]
    throw new PluginRefused('bad_manifest', { detail: `${first?.field}: ${first?.message}` })
  }
}
