import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { makeZip, type ZippedFile } from '#core/testing/make_zip'
import { refusalOf } from './read_all.js'
import { openArchive } from '#core/import/reading/archive'
import type { ArchiveLimits } from '#core/import/reading/archive_contract'
import { TooManyBytes } from '#core/import/reading/bounded'

const data = process.env.CELLIER_DATA ?? ''
const bytes = (text: string) => Buffer.from(text)

test.group('Archives of pictures', (group) => {
  let folder = ''
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cellier-archive-'))
    return () => rm(folder, { recursive: true })
  })
  const zip = async (files: ZippedFile[], limits: Partial<ArchiveLimits> = {}) => {
    const path = join(folder, 'pictures.zip')
    await writeFile(path, makeZip(files))
    return openArchive(path, limits)
  }
  const images = async () => {
    const path = join(folder, 'images')
    await mkdir(join(path, 'rouges'), { recursive: true })
    await writeFile(join(path, '100062.jpeg'), 'one')
    await writeFile(join(path, 'rouges', 'Ch\u00e2teau.PNG'), 'two')
    await writeFile(join(path, '.DS_Store'), 'litter')
    return path
  }

  test('finds a picture by path, by name, without extension, whatever the case and accents', async ({ assert }) => {
    const zipped = await zip([
      { name: '100062.jpeg', content: bytes('one') },
      { name: 'rouges/Ch\u00e2teau.PNG', content: bytes('two') },
      { name: '__MACOSX/._100062.jpeg', content: bytes('litter') },
      { name: 'rouges/', content: bytes(''), deflate: false },
    ])
    for (const archive of [zipped, await openArchive(await images())]) {
      const read = async (name: string) => (await archive.find(name)?.read())?.toString() ?? null
      assert.equal(archive.count, 2)
      assert.equal(await read('100062.jpeg'), 'one')
      assert.equal(await read('100062'), 'one')
      assert.equal(await read(' 100062.JPG '), 'one')
      assert.equal(await read('rouges/château.png'), 'two')
      assert.equal(await read('rouges\\chateau.png'), null)
      assert.equal(await read('Cha\u0302teau'), 'two')
      assert.equal(await read('100063'), null)
      assert.equal(await read('../100062.jpeg.txt'), null)
      assert.deepEqual(archive.problems, [])
      await archive.close()
    }
  })

  test('leaves out what is unsafe, says so, and gives the rest', async ({ assert }) => {
    const archive = await zip([
      { name: '../../etc/passwd.png', content: bytes('x') },
      { name: '/absolute.png', content: bytes('x') },
      { name: 'C:/drive.png', content: bytes('x') },
      { name: String.raw`..\back.png`, content: bytes('x') },
      { name: 'new\nline.png', content: bytes('x') },
      { name: 'link.png', content: bytes('/etc/passwd'), link: true },
      { name: 'secret.png', content: bytes('x'), encrypted: true },
      { name: 'lzma.png', content: bytes('x'), method: 14 },
      { name: 'good.png', content: bytes('good') },
    ])
    assert.deepEqual(
      archive.problems.map(({ code, name }) => `${code} ${name}`),
      [
        'unsafe_name ../../etc/passwd.png',
        'unsafe_name /absolute.png',
        'unsafe_name C:/drive.png',
        String.raw`unsafe_name ..\back.png`,
        'unsafe_name new?line.png',
        'link link.png',
        'encrypted secret.png',
        'compression_unknown lzma.png',
      ]
    )
    assert.equal(archive.count, 1)
    assert.equal((await archive.find('good')?.read())?.toString(), 'good')
    await archive.close()
  })

  test('a link in a folder is not followed', async ({ assert }) => {
    const path = await images()
    await symlink('/etc/hostname', join(path, 'link.png'))
    const archive = await openArchive(path)
    assert.deepEqual(archive.problems, [{ code: 'link', name: 'link.png' }])
    assert.isNull(archive.find('link.png'))
  })

  test('leaves out files that unpack too large, by size or by ratio', async ({ assert }) => {
    const zeros = Buffer.alloc(2_000_000)
    const files = [
      { name: 'large.png', content: Buffer.alloc(3000, 1) },
      { name: 'bomb.png', content: zeros },
      { name: 'good.png', content: bytes('good') },
    ]
    const byRatio = await zip(files)
    assert.deepEqual(byRatio.problems, [{ code: 'ratio_too_high', name: 'bomb.png' }])
    const bySize = await zip(files, { entryBytes: 2000 })
    assert.deepEqual(
      bySize.problems.map(({ code }) => code),
      ['entry_too_large', 'entry_too_large']
    )
    await Promise.all([byRatio.close(), bySize.close()])
  })

  test('a file that gives more than it declared stops there', async ({ assert }) => {
    const content = Buffer.alloc(100_000, 'x')
    const archive = await zip([
      { name: 'liar.png', content, declaredBytes: 10 },
      { name: 'good.png', content: bytes('good') },
    ])
    await assert.rejects(() => archive.find('liar')!.read(), TooManyBytes)
    assert.equal((await archive.find('good')?.read())?.toString(), 'good')
    await archive.close()
  })

  test('refuses an archive that is an attack as a whole', async ({ assert }) => {
    const many = Array.from({ length: 6 }, (_, i) => ({
      name: `${i}.png`,
      content: bytes('12345'),
    }))
    assert.deepEqual(await refusalOf(() => zip(many, { entries: 5 })), {
      code: 'archive_too_many_entries',
      limit: 5,
    })
    assert.deepEqual(await refusalOf(() => zip(many, { totalBytes: 29 })), {
      code: 'archive_too_large',
      limit: { bytes: 29 },
    })
    const noise = Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251))
    const overlapping = many.map((file, i) => ({
      ...file,
      content: noise,
      deflate: false,
      sharesBytes: i > 0,
    }))
    assert.deepEqual(await refusalOf(() => zip(overlapping)), { code: 'archive_overlapping' })
    assert.deepEqual(await refusalOf(() => openArchive(join(folder, 'absent.zip'))), {
      code: 'not_found',
      path: join(folder, 'absent.zip'),
    })
    await writeFile(join(folder, 'cut.zip'), makeZip(many).subarray(0, 100))
    assert.deepEqual(await refusalOf(() => openArchive(join(folder, 'cut.zip'))), { code: 'archive_unreadable' })
    assert.equal((await refusalOf(() => openArchive('/dev/null')))?.code, 'no_file')
    assert.equal((await refusalOf(() => openArchive(folder, { entries: 0 })))?.code, 'archive_too_many_entries')
  })

  test('two files of one name: the first answers, the second is reported', async ({ assert }) => {
    const archive = await zip([
      { name: 'b/1.png', content: bytes('b') },
      { name: 'a/1.png', content: bytes('a') },
    ])
    assert.deepEqual(archive.problems, [{ code: 'name_twice', name: 'b/1.png' }])
    assert.equal((await archive.find('1.png')?.read())?.toString(), 'a')
    assert.equal((await archive.find('b/1.png')?.read())?.toString(), 'b')
    await archive.close()
  })

  test('names that are UTF-8 without saying so, and old names', async ({ assert }) => {
    const archive = await zip([
      { name: Buffer.from('été.png'), content: bytes('utf-8') },
      {
        name: Buffer.from([0x63, 0x93, 0x74, 0x65, 0x2e, 0x70, 0x6e, 0x67]),
        content: bytes('cp437'),
      },
    ])
    assert.equal((await archive.find('été')?.read())?.toString(), 'utf-8')
    assert.equal((await archive.find('côte')?.read())?.toString(), 'cp437')
    await archive.close()
  })

  test('real archives: 100 photos in a folder, a zip made by others', async ({ assert }) => {
    const photos = await openArchive(join(data, 'x-wines/images'))
    assert.deepEqual([photos.count, photos.problems.length], [100, 0])
    assert.equal(photos.find('103070')?.name, '103070.jpeg')
    const shop = await openArchive(join(data, 'shop-files/bagisto/samples/product-images.zip'))
    assert.equal((await shop.find('1.webp')?.read())?.toString('latin1', 8, 12), 'WEBP')
    await shop.close()
  }).skip(!data, 'CELLIER_DATA does not name the folder of real files')
})
