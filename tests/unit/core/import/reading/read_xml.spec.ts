import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { test } from '@japa/runner'
import { collectGarbage } from '#core/testing/collect_garbage'
import { readAll, refusalOf } from './read_all.js'
import { readNodes } from '#core/import/reading/read_xml'
import { readRows } from '#core/import/reading/read_rows'

const data = process.env.CELLIER_DATA ?? ''

const WXR = (version: string, scheme: string, items: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="${scheme}://wordpress.org/export/${version}/excerpt/" xmlns:w="${scheme}://wordpress.org/export/${version}/">
<channel><title>Journal &amp; cave</title>
${items}
</channel></rss>`

test.group('XML files as tables', (group) => {
  let folder = ''
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cellier-xml-'))
    return () => rm(folder, { recursive: true })
  })

  async function written(text: string | Buffer): Promise<string> {
    const path = join(folder, 'file.xml')
    await writeFile(path, text)
    return path
  }

  test('records are rows; texts beside them, attributes and repeated elements have columns').run(async ({ assert }) => {
    const items = `<item><title><![CDATA[Un ]]]]><![CDATA[> deux]]></title>
      <category domain="tag" nicename="a">A</category><category domain="tag" nicename="b">B</category></item>
      <item id="7"><title/><w:post_id>3</w:post_id></item><item><title>Same line</title></item>`
    for (const [version, scheme] of [['1.1', 'http'] as const, ['1.2', 'https'] as const]) {
      const { rows, values, columns, total } = await readAll(await written(WXR(version, scheme, items)))
      assert.deepEqual(columns, ['element', 'title', 'category', 'category[]', '@id', 'wp:post_id', '../title'])
      assert.equal(total, 3)
      assert.deepEqual(
        rows.map(({ row }) => row),
        [4, 6, 7]
      )
      assert.equal(values[0]?.title, 'Un ]]> deux')
      assert.equal(values[0]?.['../title'], 'Journal & cave')
      assert.deepEqual(
        readNodes(values[0]?.['category[]']).map(({ attributes, text }) => [attributes?.nicename, text]),
        [
          ['a', 'A'],
          ['b', 'B'],
        ]
      )
      assert.deepEqual([values[1]?.['@id'], values[1]?.['wp:post_id'], values[1]?.title], ['7', '3', ''])
    }
  })

  const LOL = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]><rss><channel>`
  test('{title} is refused')
    .with([
      {
        title: 'a file that declares entities',
        text: `${LOL}<item><t>&lol2;</t></item></channel></rss>`,
        code: 'xml_entities',
      },
      {
        title: 'an external entity',
        text: '<?xml version="1.0"?><!DOCTYPE a SYSTEM "file:///etc/passwd" [<!ENTITY x SYSTEM "file:///etc/passwd">]><a><b><c>&x;</c></b></a>',
        code: 'xml_entities',
      },
      {
        title: 'an entity that nobody declared',
        text: '<?xml version="1.0"?><a><b><c>&x;</c></b></a>',
        code: 'xml_entities',
      },
      { title: 'a truncated file', text: WXR('1.2', 'https', '<item><title>A').slice(0, -20), code: 'xml_truncated' },
      { title: 'a file cut within a tag', text: '<?xml version="1.0"?><a><b><c>1</c></b', code: 'xml_truncated' },
      { title: 'a wrong nesting', text: '<?xml version="1.0"?><a><b><c>1</b></c></a>', code: 'xml_invalid' },
      { title: 'a tower of elements', text: `<?xml version="1.0"?>${'<a>'.repeat(5000)}`, code: 'xml_invalid' },
      {
        title: 'a record without an end',
        text: `<?xml version="1.0"?><a><b><c>${'x'.repeat(5_000_000)}`,
        code: 'xml_record_too_large',
      },
      {
        title: 'a million elements',
        text: `<?xml version="1.0"?><a><b>${'<c/>'.repeat(300_000)}</b></a>`,
        code: 'xml_record_too_large',
      },
    ])
    .run(async ({ assert }, { text, code }) => {
      const path = await written(text)
      assert.equal((await refusalOf(() => readRows(path)))?.code, code)
    })

  test('bytes decide the encoding, not the declaration').run(async ({ assert }) => {
    const of = (declared: string) => `<?xml version="1.0" encoding="${declared}"?><a><b><c>Château</c></b></a>`
    const read = async (bytes: Buffer) => (await readAll(await written(bytes))).values[0]?.c
    assert.equal(await read(Buffer.from(of('windows-1252'), 'utf8')), 'Château')
    assert.equal(await read(Buffer.from(of('windows-1252'), 'latin1')), 'Château')
    assert.equal(await read(Buffer.from(of('UTF-8'), 'latin1')), 'Château')
    const path = await written(Buffer.from(of('shift_jis'), 'latin1'))
    assert.deepEqual(await refusalOf(() => readRows(path)), { code: 'xml_encoding', encoding: 'shift_jis' })
  })

  test('40 MB are read in bounded memory')
    .run(async ({ assert }) => {
      const path = join(folder, 'large.xml')
      const file = createWriteStream(path)
      file.write('<?xml version="1.0"?><rss><channel>')
      const body = 'Le Trousseau du Jura. '.repeat(4600)
      for (let id = 0; id < 400; id++) {
        if (!file.write(`<item><id>${id}</id><text><![CDATA[${body}]]></text></item>\n`)) await once(file, 'drain')
      }
      file.end('</channel></rss>')
      await once(file, 'close')
      // What the tests before left is none of the reader's.
      collectGarbage()
      const before = process.memoryUsage().heapUsed
      const { rows, total } = await readRows(path)
      let most = 0
      let count = 0
      for await (const row of rows) {
        count += row.values ? 1 : 0
        if (count % 50 !== 0) continue
        collectGarbage()
        most = Math.max(most, process.memoryUsage().heapUsed)
      }
      assert.deepEqual([count, total], [400, 400])
      assert.isBelow(most - before, 16 * 1024 * 1024)
    })
    .timeout(60_000)

  test('the site of 7 posts is a table of 7 rows, with its comments')
    .run(async ({ assert }) => {
      const { values } = await readAll(join(data, 'cms/theme-preview.xml'))
      assert.lengthOf(values, 7)
      assert.deepEqual(
        values.map((row) => readNodes(row?.['wp:comment[]']).length),
        [0, 0, 0, 1, 0, 0, 1]
      )
      assert.equal(values[0]?.['../wp:base_site_url'], 'https://wp-themes.com')
    })
    .skip(!data, 'CELLIER_DATA does not name the folder of real files')
})
