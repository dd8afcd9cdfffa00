import { Button, Group, List, Text } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ConfirmButton } from '#web/admin/confirm_button'
import { FormSection } from '#web/admin/form/form_section'
import { followJob } from '#web/admin/frame/jobs'
import { notifyDone, notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import type { Customer } from './customer_values'

type Held = ResponseOf<'users.admin.personal_data.show'>['data']

interface DataTabProps {
  customer: Customer
  held: Held
  mayErase: boolean
}

/** Export and erasure of a customer's personal data. */
export function DataTab({ customer, held, mayErase }: DataTabProps) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const params = { id: customer.id }
  return (
    <div className="admin-form-main">
      <ExportSection customer={customer} />
      {mayErase && (
        <FormSection title={t('users.customers.erase_title')} help={t('users.customers.erase_help')}>
          <List size="sm">
            {held.parts.map(({ label, deleted, anonymised }) => (
              <List.Item key={label}>{t('users.customers.erase_part', { label, deleted, anonymised })}</List.Item>
            ))}
          </List>
          <Text size="sm">{t(held.isKept ? 'users.customers.erase_kept' : 'users.customers.erase_whole')}</Text>
          <Group>
            <ConfirmButton
              label={t('users.customers.erase')}
              color="red"
              question={t('users.customers.erase_consequence', { email: customer.email })}
              run={() => call('DELETE', 'users.admin.personal_data.destroy', { params })}
              onDone={() => {
                notifyDone(t('users.customers.erase_done'))
                revalidate()
              }}
            />
          </Group>
        </FormSection>
      )}
    </div>
  )
}

function ExportSection({ customer }: { customer: Customer }) {
  const t = useWords()
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      const answer = await call('POST', 'users.admin.personal_data.store', { params: { id: customer.id } })
      if (answer) followJob(answer.data.job)
      notifyDone(t('users.customers.export_started'))
    } catch (error) {
      notifyProblem(error, t)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormSection title={t('users.customers.export_title')} help={t('users.customers.export_help')}>
      <Group>
        <Button variant="default" loading={isBusy} onClick={() => void start()} disabled={customer.isErased}>
          {t('users.customers.export')}
        </Button>
      </Group>
    </FormSection>
  )
}
