import { Button } from '@mantine/core'
import { useState } from 'react'
import { FormSection } from '#web/admin/form/form_section'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { AskPassword } from './ask_password'

/** Deletes the user's own account, after the password was entered again. */
export function DeleteAccount() {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  const run = async (password: string) => {
    const confirmed = await call('POST', 'users.admin.confirmations.store', { data: { current_password: password } })
    if (!confirmed) return
    await call('DELETE', 'users.admin.profile.destroy', { data: { confirmation: confirmed.data.confirmation } })
    location.assign(`${import.meta.env.BASE_URL}admin/login`)
  }
  return (
    <FormSection title={t('users.profile.delete')} help={t('users.profile.delete_help')}>
      <Button color="red" variant="outline" onClick={() => setAsking(true)} style={{ justifySelf: 'start' }}>
        {t('users.profile.delete')}
      </Button>
      {isAsking && (
        <AskPassword
          title={t('users.profile.delete')}
          text={t('users.profile.delete_text')}
          submitLabel={t('users.profile.delete')}
          isDanger
          run={run}
          onClose={() => setAsking(false)}
        />
      )}
    </FormSection>
  )
}
