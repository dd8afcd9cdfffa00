import { Badge, Button, Group, Text } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { diffWords } from 'diff'
import { useEffect, useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { Dialog } from '#web/admin/dialogs/dialog'
import { FormSection } from '#web/admin/form/form_section'
import { notifyDone, notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { useLocale } from '#web/lib/shell'
import type { ResourceDescription, ResourceRow } from '#web/resources/resource_types'

type Revision = ResponseOf<'cms.admin.content_revisions.index'>['data'][number]
type Differences = ResponseOf<'cms.admin.content_revisions.show'>['data']

interface PanelProps {
  resource: ResourceDescription
  row: ResourceRow
}

/** Versions that are shown at first. */
const FIRST = 5

/** The former versions of a content, to compare and to restore. */
export default function RevisionsPanel({ resource, row }: PanelProps) {
  const t = useWords()
  const locale = useLocale()
  const [revisions, setRevisions] = useState<Revision[]>([])
  const [isOpen, setOpen] = useState(false)
  const [compared, setCompared] = useState<Revision | null>(null)
  const contentType = String(resource.params.contentType)
  const { id, version } = row
  useEffect(() => {
    let isHere = true
    call('GET', 'cms.admin.content_revisions.index', { params: { contentType, id } }).then(
      (answer) => isHere && answer && setRevisions(answer.data),
      () => null
    )
    return () => {
      isHere = false
    }
  }, [contentType, id, version])
  if (revisions.length < 2) return null
  const shown = isOpen ? revisions : revisions.slice(0, FIRST)
  return (
    <FormSection title={t('cms.workflow.versions')}>
      <ol className="grid list-none gap-2 p-0">
        {shown.map((revision) => (
          <li key={revision.id}>
            <Group gap="sm" wrap="wrap">
              <Text size="sm">
                {formatInstant(locale, revision.at)} · {revision.author}
              </Text>
              {revision.isPresent ? (
                <Badge variant="light">{t('cms.workflow.present')}</Badge>
              ) : (
                <Button size="compact-sm" variant="default" onClick={() => setCompared(revision)}>
                  {t('cms.workflow.compare')}
                </Button>
              )}
              {revision.changed.length > 0 && (
                <Text size="sm" c="dimmed">
                  {revision.changed.join(', ')}
                </Text>
              )}
            </Group>
          </li>
        ))}
      </ol>
      {!isOpen && revisions.length > FIRST && (
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
          {t('cms.workflow.all_versions', { count: revisions.length })}
        </Button>
      )}
      {compared && (
        <Compare {...{ resource, row, revision: compared }} key={compared.id} onClose={() => setCompared(null)} />
      )}
    </FormSection>
  )
}

function Compare({ resource, row, revision, onClose }: PanelProps & { revision: Revision; onClose: () => void }) {
  const t = useWords()
  const locale = useLocale()
  const can = useCan()
  const { revalidate } = useRevalidator()
  const [differences, setDifferences] = useState<Differences | null>(null)
  const [isBusy, setBusy] = useState(false)
  const params = { contentType: String(resource.params.contentType), id: row.id, revision: revision.id }
  const { contentType, id, revision: number } = params
  useEffect(() => {
    call('GET', 'cms.admin.content_revisions.show', { params: { contentType, id, revision: number } }).then(
      (answer) => answer && setDifferences(answer.data),
      (error: unknown) => notifyProblem(error, t)
    )
  }, [contentType, id, number, t])
  const restore = async () => {
    setBusy(true)
    try {
      await call('POST', 'cms.admin.content_revision_restorations.store', { params, data: { version: row.version } })
      notifyDone(t('cms.workflow.restored'))
      revalidate()
      onClose()
    } catch (error) {
      notifyProblem(error, t)
      setBusy(false)
    }
  }
  const mayRestore = resource.permissions.update !== null && can(resource.permissions.update)
  return (
    <Dialog
      opened
      size="xl"
      onClose={onClose}
      title={t('cms.workflow.compared', { at: formatInstant(locale, revision.at), who: revision.author })}
    >
      <Text size="sm" c="dimmed" mb="md">
        {t('cms.workflow.compare_help')}
      </Text>
      {differences?.length === 0 && <Text>{t('cms.workflow.no_difference')}</Text>}
      {differences?.map(({ field, label, locale: language, then, now }) => (
        <section key={`${field} ${language}`} className="mb-4">
          <h3 className="mb-1 text-sm font-semibold">
            {label}
            {language && ` · ${t(`shell.languages.${language}`)}`}
          </h3>
          <p className="whitespace-pre-wrap break-words">
            <Words then={then} now={now} />
          </p>
        </section>
      ))}
      {mayRestore && (
        <Group justify="flex-end">
          <Button loading={isBusy} disabled={!differences} onClick={() => void restore()}>
            {t('cms.workflow.restore')}
          </Button>
        </Group>
      )}
    </Dialog>
  )
}

/** What the version had and the content has no more is inserted again by a restoration; what was written since goes. */
function Words({ then, now }: { then: string; now: string }) {
  return diffWords(now, then).map(({ value, added, removed }, at) => {
    if (added) return <ins key={at}>{value}</ins>
    return removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>
  })
}
