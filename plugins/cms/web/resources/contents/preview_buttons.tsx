import { Button, Group } from '@mantine/core'
import { useFormContext } from '#web/admin/form/form_context'
import { notifyDone } from '#web/admin/notify'
import { useBusy } from '#web/admin/use_busy'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { localePath } from '#web/lib/locale'

interface PreviewButtonsProps {
  contentType: string
  id: number
  /** Keeps what is unsaved, so that the preview shows it. */
  keep: () => Promise<void>
}

/** Opens the content as visitors would see it, or copies a link for somebody without an account. */
export function PreviewButtons({ contentType, id, keep }: PreviewButtonsProps) {
  const t = useWords()
  const locale = useLocale()
  const { form } = useFormContext()
  const { isBusy, run } = useBusy()
  const { isDirty } = form
  if (id === 0 && !isDirty) return null
  const address = async () => {
    if (isDirty) await keep()
    const query = isDirty ? { unsaved: true } : {}
    const answer = await call('GET', 'cms.admin.content_previews.show', { params: { contentType, id }, query })
    if (!answer) throw new Error('no link')
    const base = import.meta.env.BASE_URL.replace(/\/$/, '')
    return `${location.origin}${base}${localePath(locale, answer.data.path)}`
  }
  const open = () => {
    // Browsers let a page open a tab only at once.
    const tab = window.open('about:blank', '_blank')
    return run(async () => {
      try {
        const to = await address()
        if (!tab) return
        tab.opener = null
        tab.location.replace(to)
      } catch (error) {
        tab?.close()
        throw error
      }
    })
  }
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(await address())
      notifyDone(t('cms.workflow.preview_copied'))
    })
  return (
    <Group gap="xs" mb="md">
      <Button variant="default" size="xs" loading={isBusy} onClick={() => void open()}>
        {t('cms.workflow.preview')}
      </Button>
      <Button variant="subtle" size="xs" disabled={isBusy} onClick={() => void copy()}>
        {t('cms.workflow.preview_copy')}
      </Button>
    </Group>
  )
}
