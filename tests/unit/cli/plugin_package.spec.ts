import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { readPackage } from '#cli/plugins/plugin_package'
import { readTarball } from '#cli/plugins/read_tarball'
import { PluginRefused } from '#cli/plugins/refused'
import { manifestOf, pluginTarball, tarball, type Entry } from '#tests/fixtures/tarball'

const PACKAGE = { path: 'package/package.json', content: manifestOf('guides') }
const PLUGIN = { path: 'package/plugin.ts', content: 'export default 1\n' }
const whole = (...more: Entry[]) => tarball([PACKAGE, PLUGIN, ...more])

test.group('The package of a plugin', (group) => {
  let folder: string

  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cellier-package-'))
    return () => rm(folder, { recursive: true })
  })

  async function read(packed: Buffer) {
    const path = join(folder, 'package.tgz')
    await writeFile(path, packed)
    return readPackage(await readTarball(path))
  }

  const refused = (packed: Buffer) =>
    read(packed).then(
      () => 'taken',
      (error) => (error instanceof PluginRefused ? error.key : String(error))
    )

  test('is read into memory: id, version, facts, files, and its checksum', async ({ assert }) => {
    const { id, version, facts, files, integrity } = await read(pluginTarball('guides'))
    assert.deepEqual([id, version, facts.requires], ['guides', '1.0.0', { core: '^1.0.0' }])
    assert.sameMembers([...files.keys()], ['plugin.ts', 'npm.json'])
    assert.match(integrity, /^sha512-[\w+/]{86}==$/)
  })

  test('leaves its scripts behind, and its package.json under another name', async ({ assert }) => {
    const { files } = await read(pluginTarball('guides', { license: 'MIT', scripts: { postinstall: 'exit 1' } }))
    const kept = { name: 'cellier-guides', license: 'MIT' }
    assert.deepEqual(JSON.parse(files.get('npm.json')?.toString() ?? ''), kept)
  })

  const zeros = (bytes: number) => Buffer.alloc(bytes)
  const hostile: [what: string, packed: () => Buffer, key: string][] = [
    ['a path above its folder', () => whole({ path: 'package/../../evil.ts' }), 'bad_path'],
    ['an absolute path', () => whole({ path: '/etc/evil.ts' }), 'bad_path'],
    ['a path of Windows', () => whole({ path: 'package/..\\evil.ts' }), 'bad_path'],
    ['another folder', () => whole({ path: 'other/evil.ts' }), 'bad_path'],
    ['a hidden file', () => whole({ path: 'package/.env' }), 'bad_path'],
    ['a symbolic link', () => whole({ path: 'package/x.ts', type: 'SymbolicLink', linkpath: '/etc/passwd' }), 'link'],
    ['a hard link', () => whole({ path: 'package/x.ts', type: 'Link', linkpath: 'package/plugin.ts' }), 'link'],
    ['a device', () => whole({ path: 'package/x', type: 'CharacterDevice' }), 'link'],
    ['one file twice, by its case', () => whole({ path: 'package/PLUGIN.ts' }), 'twice'],
    ['packages of npm', () => whole({ path: 'package/node_modules/a/index.js' }), 'bundled'],
    ['a huge file', () => whole({ path: 'package/x.bin', content: zeros(5_000_001) }), 'big_file'],
    ['what unpacks to more than it may', () => gzipSync(zeros(60_000_001)), 'too_big_unpacked'],
    [
      'too many files',
      () => whole(...Array.from({ length: 3_000 }, (_, number) => ({ path: `package/${number}.ts` }))),
      'many_files',
    ],
    ['no tarball', () => Buffer.from('PK'), 'no_tarball'],
    ['a tarball that ends too early', () => gzipSync(Buffer.from('package/'.repeat(100))), 'broken'],
    ['no package.json', () => tarball([PLUGIN]), 'no_manifest'],
    ['no mark', () => tarball([{ ...PACKAGE, content: '{"name":"left-pad","version":"1.0.0"}' }, PLUGIN]), 'no_marker'],
    ['a package.json that is none', () => tarball([{ ...PACKAGE, content: '{' }, PLUGIN]), 'bad_manifest'],
    ['a mark that says too little', () => tarball([{ ...PACKAGE, content: '{"cellier":{}}' }, PLUGIN]), 'bad_manifest'],
    ['no version', () => pluginTarball('guides', { version: 'latest' }), 'bad_manifest'],
    ['no plugin.ts', () => tarball([PACKAGE]), 'no_plugin_file'],
  ]
  for (const [what, packed, key] of hostile) {
    test(`is refused whole for ${what}`, async ({ assert }) => assert.equal(await refused(packed()), key))
  }
})
