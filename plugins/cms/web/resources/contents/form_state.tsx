import { Alert, Button, Group } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext } from '#web/admin/form/form_context'
import { valueAt } from '#web/admin/form/paths'
import { LinksHere } from '#web/admin/links/links_here'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { useLocale } from '#web/lib/shell'
import type { ResourceDescription, ResourceRow } from '#web/resources/resource_types'
import { PreviewButtons } from './preview_buttons'

type Unsaved = { values: Record<string, unknown>; version: number; at: string } | null
type Editors = ResponseOf<'cms.admin.content_drafts.update'>['data']

/** Milliseconds between two signs of life of an open form. */
const BEAT = 20_000

/** Keeps what is unsaved, offers it again after a crash, and tells who else edits the content. */
export default function FormState({ resource, row }: { resource: ResourceDescription; row: ResourceRow | null }) {
  const { form, isReadOnly } = useFormContext()
  const params = { contentType: String(resource.params.contentType), id: row?.id ?? 0 }
  const { editors, keep } = useDraft(params, row?.version ?? 0)
  const { found, dismiss } = useFound(params)
  if (isReadOnly) return null
  const isMoving = (name: string) => JSON.stringify(valueAt(form.values, name)) !== JSON.stringify(row?.[name] ?? null)
  return (
    <>
      <PreviewButtons {...params} keep={keep} />
      {row && <LinksHere kind="cms.content" id={row.id} isMoving={isMoving('slug') || isMoving('parentId')} />}
      {editors.length > 0 && <Others editors={editors} />}
      {found && !form.isDirty && (
        <Offer found={found} dismiss={dismiss} isOld={found.version !== (row?.version ?? 0)} />
      )}
    </>
  )
}

interface Params {
  contentType: string
  id: number
}

/**
 * Sends what is unsaved every twenty seconds, and forgets it once it is saved. Returns who else has the form open, and what
 * sends it at once.
 */
function useDraft({ contentType, id }: Params, version: number): { editors: Editors; keep: () => Promise<void> } {
  const { form, isReadOnly } = useFormContext()
  const [editors, setEditors] = useState<Editors>([])
  const latest = useRef(form)
  latest.current = form
  const sent = useRef<object | null>(null)
  const isKept = useRef(false)
  const beat = useCallback(async () => {
    const { isDirty, values } = latest.current
    const fresh = isDirty && values !== sent.current
    if (fresh) {
      sent.current = values
      isKept.current = true
    }
    const answer = await call('PUT', 'cms.admin.content_drafts.update', {
      params: { contentType, id },
      data: { values: fresh ? (values as Record<string, unknown>) : null, version },
    }).catch(() => false as const)
    if (answer) setEditors(answer.data)
  }, [contentType, id, version])
  useEffect(() => {
    if (isReadOnly) return undefined
    void beat()
    const timer = setInterval(() => void beat(), BEAT)
    return () => clearInterval(timer)
  }, [beat, isReadOnly])
  const { isDirty } = form
  useEffect(() => {
    if (isDirty || !isKept.current) return
    isKept.current = false
    void call('DELETE', 'cms.admin.content_drafts.destroy', { params: { contentType, id } }).catch(() => false)
  }, [isDirty, contentType, id])
  return { editors, keep: beat }
}

/** What was unsaved when the form was last closed. */
function useFound({ contentType, id }: Params): { found: Unsaved; dismiss: () => void } {
  const [found, setFound] = useState<Unsaved>(null)
  useEffect(() => {
    let isHere = true
    call('GET', 'cms.admin.content_drafts.show', { params: { contentType, id } }).then(
      (answer) => isHere && answer && setFound(answer.data as Unsaved),
      () => null
    )
    return () => {
      isHere = false
    }
  }, [contentType, id])
  return { found, dismiss: () => setFound(null) }
}

function Others({ editors }: { editors: Editors }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <Alert color="yellow" mb="md" role="status">
      {editors.map(({ name, since }) => (
        <p key={name}>{t('cms.workflow.other_editor', { name, time: formatInstant(locale, since) })}</p>
      ))}
    </Alert>
  )
}

function Offer({ found, isOld, dismiss }: { found: NonNullable<Unsaved>; isOld: boolean; dismiss: () => void }) {
  const t = useWords()
  const locale = useLocale()
  const { form } = useFormContext()
  const restore = () => {
    for (const [name, value] of Object.entries(found.values)) {
      if (name in form.values) form.set(name, value)
    }
    dismiss()
  }
  return (
    <Alert
      color="blue"
      mb="md"
      role="status"
      title={t('cms.workflow.unsaved', { at: formatInstant(locale, found.at) })}
    >
      {isOld && <p>{t('cms.workflow.unsaved_old')}</p>}
      <Group mt="xs">
        <Button size="xs" onClick={restore}>
          {t('cms.workflow.restore_unsaved')}
        </Button>
        <Button size="xs" variant="default" onClick={dismiss}>
          {t('cms.workflow.dismiss')}
        </Button>
      </Group>
    </Alert>
  )
}
