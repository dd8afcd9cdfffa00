import { Badge, Table } from '@mantine/core'
import { ConfirmButton } from '#web/admin/confirm_button'
import { FormSection } from '#web/admin/form/form_section'
import { call } from '#web/lib/clients'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { ResponseOf } from '#web/lib/registry'
import { nameOfBrowser } from '../../sign_in/browser_name'

type SignIn = ResponseOf<'users.admin.sign_ins.index'>['data'][number]

/** Where one is signed in, and the way to end it. */
export function SignInsTab({ signIns }: { signIns: SignIn[] }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <FormSection title={t('users.profile.tabs.sign_ins')} help={t('users.profile.sign_ins_help')}>
      <Table.ScrollContainer minWidth={480}>
        <Table aria-label={t('users.profile.tabs.sign_ins')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('users.profile.browser')}</Table.Th>
              <Table.Th>{t('users.profile.address')}</Table.Th>
              <Table.Th>{t('users.profile.since')}</Table.Th>
              <Table.Th>
                <span className="sr-only">{t('admin.table.actions')}</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {signIns.map(({ id, agent, address, createdAt, isCurrent }) => (
              <Table.Tr key={id}>
                <Table.Td>{nameOfBrowser(agent) ?? t('users.profile.unknown')}</Table.Td>
                <Table.Td>{address ?? '–'}</Table.Td>
                <Table.Td>{formatInstant(locale, createdAt)}</Table.Td>
                <Table.Td align="right">
                  {isCurrent ? (
                    <Badge variant="light">{t('users.profile.this_one')}</Badge>
                  ) : (
                    <ConfirmButton
                      size="xs"
                      label={t('users.profile.sign_out_one')}
                      question={t('users.profile.sign_out_question')}
                      run={() => call('DELETE', 'users.admin.sign_ins.destroy', { params: { id } })}
                    />
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {signIns.length > 1 && (
        <ConfirmButton
          label={t('users.profile.sign_out_others')}
          question={t('users.profile.sign_out_others_question', { count: signIns.length - 1 })}
          run={() => call('DELETE', 'users.admin.other_sign_ins.destroy')}
        />
      )}
    </FormSection>
  )
}
