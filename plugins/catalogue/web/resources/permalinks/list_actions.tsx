import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { TextField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'

type Patterns = ResponseOf<'catalogue.admin.permalink_patterns.show'>['data']

const kinds = ['product', 'category', 'dish'] as const

/** What all addresses of a kind look like. */
export default function ChangePatterns() {
  const t = useWords()
  const [patterns, setPatterns] = useState<Patterns | null>(null)
  const open = () =>
    call('GET', 'catalogue.admin.permalink_patterns.show').then(
      (answer) => answer && setPatterns(answer.data),
      (error: unknown) => notifyProblem(error, t)
    )
  const close = () => setPatterns(null)
  return (
    <>
      <Button variant="default" onClick={() => void open()}>
        {t('catalogue.vocabulary.permalinks.patterns')}
      </Button>
      {patterns && (
        <Dialog opened onClose={close} title={t('catalogue.vocabulary.permalinks.patterns')}>
          <PatternsForm patterns={patterns} onClose={close} />
        </Dialog>
      )}
    </>
  )
}

function PatternsForm({ patterns, onClose }: { patterns: Patterns; onClose: () => void }) {
  const t = useWords()
  const can = useCan()
  const form = useAdminForm({
    values: patterns,
    save: (data) => call('PUT', 'catalogue.admin.permalink_patterns.update', { data }),
    saved: t('catalogue.vocabulary.permalinks.patterns_saved'),
    onSaved: onClose,
  })
  return (
    <AdminForm form={form} onClose={onClose} isReadOnly={!can('catalogue.permalinks.update')}>
      <p className="admin-hint">{t('catalogue.vocabulary.permalinks.patterns_help', { slug: '{slug}' })}</p>
      <div className="admin-fields">
        {kinds.map((kind) => (
          <TextField
            key={kind}
            name={kind}
            label={t(`catalogue.vocabulary.permalinks.pattern_${kind}`)}
            maxLength={255}
            required
            spellCheck={false}
          />
        ))}
      </div>
    </AdminForm>
  )
}
