import { ActionIcon, Button, FileButton, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { messageOf } from '#web/admin/notify'
import { NumberField, TextField } from '#web/admin/form/fields'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useFormContext } from '#web/admin/form/form_context'
import { IconPlus, IconTrash, IconUpload } from '#web/admin/icons'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { useProductForm } from '../form_data'
import type { ProductValues } from '../values'
import type { DownloadValues } from './composition_values'

type Kind = DownloadValues['kind']

/** What a buyer receives, where the product is one to download, and what everybody may fetch. */
export function DownloadsSection() {
  const t = useWords()
  const { type } = useProductForm()
  const kinds: Kind[] = type === 'downloadable' ? ['link', 'sample'] : ['sample']
  return (
    <FormSection title={t('catalogue.product_form.downloads.title')} help={t('catalogue.product_form.downloads.help')}>
      {kinds.map((kind) => (
        <Downloads key={kind} kind={kind} />
      ))}
    </FormSection>
  )
}

function Downloads({ kind }: { kind: Kind }) {
  const t = useWords()
  const can = useCan()
  const { form, isReadOnly } = useFormContext()
  const { downloads } = form.values as ProductValues
  const [problem, setProblem] = useState<string | null>(null)
  const add = (source: string, name: string | null) =>
    form.set('downloads', [...downloads, { kind, title: {}, source, times: 0, days: 0, name, downloads: 0 }])
  const send = async (file: File | null) => {
    if (!file) return
    setProblem(null)
    try {
      const kept = await upload(kind, file)
      if (kept) add(kept.hash, kept.name)
    } catch (error) {
      setProblem(`${file.name}\u202f: ${messageOf(error, t)}`)
    }
  }
  const message = problem ?? form.errors[`downloads.${kind}`]
  return (
    <div>
      <Text fw={600}>{t(`catalogue.product_form.downloads.${kind}s`)}</Text>
      <ul className="admin-variants">
        {downloads.map((download, at) =>
          download.kind === kind ? (
            <Download key={at} {...{ download, at }} remove={() => form.set('downloads', downloads.toSpliced(at, 1))} />
          ) : null
        )}
      </ul>
      {message && (
        <Text size="sm" c="red" role="alert">
          {message}
        </Text>
      )}
      {!isReadOnly && (
        <Group mt="xs">
          {can(kind === 'link' ? 'catalogue.products.upload_link' : 'catalogue.products.upload_sample') && (
            <FileButton onChange={(file) => void send(file)}>
              {(button) => (
                <Button {...button} variant="default" leftSection={<IconUpload size={16} />}>
                  {t(`catalogue.product_form.downloads.upload_${kind}`)}
                </Button>
              )}
            </FileButton>
          )}
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => add('https://', null)}>
            {t('catalogue.product_form.downloads.add_address')}
          </Button>
        </Group>
      )}
    </div>
  )
}

async function upload(kind: Kind, file: File) {
  const data = new FormData()
  data.set('file', file)
  const route = kind === 'link' ? 'catalogue.admin.download_links.store' : 'catalogue.admin.download_samples.store'
  const answer = await call('POST', route, { data: data })
  return answer ? answer.data : null
}

function Download({ download, at, remove }: { download: DownloadValues; at: number; remove: () => void }) {
  const t = useWords()
  const { isReadOnly } = useFormContext()
  const path = `downloads.${at}`
  const name = download.name ?? download.source
  return (
    <li className="admin-variant">
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {!isReadOnly && (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('catalogue.product_form.downloads.remove', { name })}
            onClick={remove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </Group>
      <FieldRow>
        <TextField
          name={`${path}.title.fr_FR`}
          label={t('catalogue.product_form.downloads.title_fr')}
          maxLength={200}
        />
        <TextField
          name={`${path}.title.en_GB`}
          label={t('catalogue.product_form.downloads.title_en')}
          maxLength={200}
        />
        {download.name === null && (
          <TextField
            name={`${path}.source`}
            label={t('catalogue.product_form.downloads.address')}
            type="url"
            required
          />
        )}
        {download.kind === 'link' && (
          <>
            <NumberField name={`${path}.times`} label={t('catalogue.product_form.downloads.times')} min={0} />
            <NumberField name={`${path}.days`} label={t('catalogue.product_form.downloads.days')} min={0} />
          </>
        )}
      </FieldRow>
    </li>
  )
}
