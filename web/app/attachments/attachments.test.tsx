import { test } from '@japa/runner'
import { renderAt } from '../../testing/render'
import { AttachmentField } from './attachment_field'
import { AttachmentList } from './attachment_list'
import type { UsedAttachments } from './use_attachments'

const file = { bytes: 2048, preview: null, share: 0.4, key: null, problem: null }

const used: UsedAttachments = {
  files: [
    { ...file, id: 1, name: 'casse.jpg', key: 'abc' },
    { ...file, id: 2, name: 'lent.jpg' },
    { ...file, id: 3, name: 'virus.exe', problem: 'Ce fichier ne convient pas.' },
  ],
  keys: ['abc'],
  isSending: true,
  tooMany: true,
  most: 2,
  add: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
}

test.group('Attachments on a screen', () => {
  test('tell which files are sent, on their way and refused, and send the keys with the form', ({ assert }) => {
    const html = renderAt(<AttachmentField attachments={used} label="Photos" accept="image/*" name="attachments" />)
    assert.include(html, '2 Ko'.replace(' ', '\u00a0'))
    assert.match(html, /Envoi… 40\s%/)
    assert.include(html, 'Ce fichier ne convient pas.')
    assert.include(html, '2 fichiers au plus sont acceptés')
    assert.include(html, '<input type="hidden" name="attachments" value="abc"/>')
  })

  test('are listed with small pictures, and the others by name and size', ({ assert }) => {
    const files = [
      { id: 1, name: 'casse.webp', bytes: 2048, width: 300, height: 200 },
      { id: 2, name: 'facture.pdf', bytes: 4096, width: null, height: null },
    ]
    const addressOf = ({ id }: { id: number }, isPreview: boolean) => `/f/${String(id)}${isPreview ? '?small' : ''}`
    const html = renderAt(<AttachmentList files={files} addressOf={addressOf} />)
    assert.include(html, 'src="/f/1?small"')
    assert.match(html, /<a href="\/f\/2" download="facture.pdf"[^>]*>facture.pdf<\/a>/)
  })
})
