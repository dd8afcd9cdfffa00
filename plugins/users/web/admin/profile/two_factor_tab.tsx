import { Button, Group } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { FormSection } from '#web/admin/form/form_section'
import { notifyDone } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { AskPassword } from './ask_password'
import { ProveDevice } from './prove_device'
import { RecoveryCodes } from './recovery_codes'

type Begun = ResponseOf<'users.admin.two_factor.store'>['data']
type Asking = 'begin' | 'end' | 'renew'

/** The second step at signing in: turned on with a device, codes for when it is lost, turned off. */
export function TwoFactorTab({ isOn }: { isOn: boolean }) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const runs: Record<Asking, (password: string) => Promise<void>> = {
    begin: async (password) => {
      const answer = await call('POST', 'users.admin.two_factor.store', { data: { current_password: password } })
      if (answer) setBegun(answer.data)
    },
    end: async (password) => {
      await call('DELETE', 'users.admin.two_factor.destroy', { data: { current_password: password } })
      notifyDone(t('users.profile.two_factor_ended'))
      revalidate()
    },
    renew: async (password) => {
      const answer = await call('POST', 'users.admin.recovery_codes.store', { data: { current_password: password } })
      if (answer) setCodes(answer.data.recoveryCodes)
    },
  }
  const onProven = (fresh: string[]) => {
    setBegun(null)
    setCodes(fresh)
    revalidate()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  if (begun) return <ProveDevice begun={begun} onProven={onProven} onCancel={() => setBegun(null)} />
  return (
    <FormSection
      title={t('users.profile.tabs.two_factor')}
      help={t(isOn ? 'users.profile.two_factor_is_on' : 'users.profile.two_factor_is_off')}
    >
      <Group gap="xs">
        {isOn ? (
          <>
            <Button variant="default" onClick={() => setAsking('renew')}>
              {t('users.profile.renew')}
            </Button>
            <Button color="red" variant="outline" onClick={() => setAsking('end')}>
              {t('users.profile.end')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsking('begin')}>{t('users.profile.begin')}</Button>
        )}
      </Group>
      {asking && (
        <AskPassword
          title={t(`users.profile.${asking}`)}
          text={t(`users.profile.${asking}_text`)}
          submitLabel={t('users.profile.continue')}
          isDanger={asking === 'end'}
          run={runs[asking]}
          onClose={() => setAsking(null)}
        />
      )}
    </FormSection>
  )
}
