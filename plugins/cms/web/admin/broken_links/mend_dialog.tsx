import { Radio, Stack, Text } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { Dialog } from '#web/admin/dialogs/dialog'
import { DialogEnd, useSending } from '#web/admin/dialogs/sending'
import { TargetInput } from '#web/admin/links/target_input'
import { notifyDone } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Selection } from '#web/admin/table/list_types'

const MENDS = ['replace', 'unlink', 'redirect', 'dismiss', 'restore'] as const
type Mend = (typeof MENDS)[number]

interface MendDialogProps {
  selection: Selection
  count: number
  /** Address of the link, of a single one. */
  url?: string
  /** Where it leads now, to begin with. */
  target?: string
  onDone: () => void
  onClose: () => void
}

/** What is done to broken links: where they stand, or at their address. */
export function MendDialog({ selection, count, url, target = '', onDone, onClose }: MendDialogProps) {
  const t = useWords()
  const revalidator = useRevalidator()
  const { isBusy, failure, send } = useSending()
  const [mend, setMend] = useState<Mend>('replace')
  const [linkTarget, setTarget] = useState(target)
  const isAimed = mend === 'replace' || mend === 'redirect'
  const submit = () =>
    send(async () => {
      const data = { selection, mend, ...(isAimed ? { linkTarget } : {}) }
      const answer = await call('POST', 'cms.admin.link_mends.store', { data })
      if (answer) notifyDone(t(`cms.broken_links.done_${mend}`, { count: answer.data.mended }))
      revalidator.revalidate()
      onDone()
    })
  return (
    <Dialog opened onClose={onClose} title={t('cms.broken_links.mend_title', { count })}>
      <Stack>
        {url && (
          <Text size="sm" className="broken-link-url">
            {url}
          </Text>
        )}
        <Radio.Group label={t('cms.broken_links.how')} value={mend} onChange={(value) => setMend(value as Mend)}>
          <Stack gap="xs" mt="xs">
            {MENDS.map((each) => (
              <Radio
                key={each}
                value={each}
                label={t(`cms.broken_links.${each}`)}
                description={t(`cms.broken_links.${each}_help`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        {isAimed && (
          <TargetInput
            label={t('cms.broken_links.target')}
            help={t('cms.broken_links.target_help')}
            value={linkTarget}
            onChange={setTarget}
          />
        )}
        <DialogEnd
          label={t('cms.broken_links.mend')}
          isBusy={isBusy}
          failure={failure}
          isDisabled={isAimed && linkTarget === ''}
          onSubmit={() => void submit()}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  )
}
