import hash from '@adonisjs/core/services/hash'
import app from '@adonisjs/core/services/app'
import { LONGEST_PASSWORD } from '#plugins/users/services/password_rule'
import { Store } from '#core/database/store'
import { boolean } from '#core/fields/kinds/boolean'
import { choosableRole } from '#plugins/users/services/staff_choices'
import { email } from '#core/fields/kinds/email'
import { emailTaken } from '#plugins/users/errors'
import { endSignInsOf } from '#plugins/users/services/sign_ins'
import { hashChosen } from '#plugins/users/services/password_choice'
import { instant } from '#core/fields/kinds/instant'
import { inviteStaff, nobodyKnows } from '#plugins/users/services/invite_staff'
import { keepSomebodyInCharge, lockAuthority, refuseAbove } from '#plugins/users/services/authority'
import { locale } from '#core/fields/kinds/locale'
import { notOneself, roleNotChoosable, staffUnknown } from '#plugins/users/errors/staff'
import { queryRows } from '#core/database/query_rows'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { samePasswords } from '#plugins/users/services/password_pair'
import { secret } from '#core/fields/kinds/secret'
import { text } from '#core/fields/kinds/text'
import type { ListColumn } from '#core/lists/list'
import type { RunRows } from '#core/database/run_rows'

const ROLE = '(select r.name from users_roles r where r.id = $row.role_id)'

/** Letters, digits and _ - @ . */
const LOGIN = /^[\w@.-]+$/

/** The people who work in the shop. Nobody gives more rights than their own, and somebody always stays in charge. */
export default resource('users.staff', {
  label: {
    one: { fr_FR: 'Administrateur', en_GB: 'Administrator' },
    many: { fr_FR: 'Administrateurs', en_GB: 'Administrators' },
    create: { fr_FR: 'Ajouter un administrateur', en_GB: 'Add an administrator' },
  },
  empty: { fr_FR: 'Personne n’a encore de compte.', en_GB: 'Nobody has an account yet.' },
  consequence: {
    fr_FR: 'Supprime le compte de {name}, ses connexions et ses jetons. Ses actions restent dans le journal.',
    en_GB: 'Deletes the account of {name}, their sign-ins and tokens. What they did stays in the audit log.',
  },
  table: 'users_staff',
  fields: {
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true, length: 80 }),
    email: email({
      label: { fr_FR: 'Adresse email', en_GB: 'Email address' },
      required: true,
      unique: true,
      taken: emailTaken,
      search: true,
      isCode: true,
    }),
    login: text({
      label: { fr_FR: 'Identifiant', en_GB: 'Login' },
      help: {
        fr_FR: 'Le nom court de la personne dans les tickets. La connexion se fait avec l’adresse email.',
        en_GB: 'The person’s short name in tickets. People sign in with the email address.',
      },
      length: 60,
      pattern: LOGIN,
      example: 'claire.roux',
      normalise: (login) => login.toLowerCase(),
      unique: true,
      search: true,
      column: 'hidden',
    }),
    firstName: text({ label: { fr_FR: 'Prénom', en_GB: 'First name' }, length: 30, column: 'hidden' }),
    lastName: text({ label: { fr_FR: 'Nom de famille', en_GB: 'Last name' }, length: 80, column: 'hidden' }),
    roleId: relation({
      label: { fr_FR: 'Rôle', en_GB: 'Role' },
      help: {
        fr_FR: 'Vous ne pouvez donner que des rôles qui ne permettent pas plus que le vôtre.',
        en_GB: 'You can only give roles that allow no more than your own.',
      },
      of: 'users.roles',
      required: true,
      unknown: roleNotChoosable,
      key: 'role',
    }),
    locale: locale({
      label: { fr_FR: 'Langue', en_GB: 'Language' },
      fixed: true,
      initial: async (own) => own,
      column: false,
    }),
    password: secret({ label: { fr_FR: 'Mot de passe', en_GB: 'Password' }, length: LONGEST_PASSWORD }),
    password_confirmation: secret({
      label: { fr_FR: 'Confirmation', en_GB: 'Confirmation' },
      length: LONGEST_PASSWORD,
      stored: false,
    }),
    isSuspended: boolean({
      label: { fr_FR: 'Suspendu', en_GB: 'Suspended' },
      readOnly: true,
      key: 'suspended',
    }),
    twoFactorSince: instant({
      label: { fr_FR: 'Double authentification', en_GB: 'Two-factor' },
      readOnly: true,
      audited: false,
      form: false,
      column: false,
    }),
    lastSignedInAt: instant({
      label: { fr_FR: 'Dernière connexion', en_GB: 'Last sign-in' },
      readOnly: true,
      audited: false,
    }),
  },
  virtual: {
    two_factor: {
      label: { fr_FR: 'Deux facteurs', en_GB: 'Two-factor' },
      column: { type: 'boolean', sql: '($row.two_factor_since is not null)' },
    },
    created_at: {
      label: { fr_FR: 'Créé le', en_GB: 'Created' },
      column: { type: 'instant', sql: '$row.created_at', isShown: false },
    },
    hasTwoFactor: {
      label: { fr_FR: 'Double authentification', en_GB: 'Two-factor' },
      help: { fr_FR: 'Un second code est demandé à la connexion.', en_GB: 'Signing in asks for a second code.' },
      read: async (rows: readonly { twoFactorSince: string | null }[]) =>
        rows.map(({ twoFactorSince }) => twoFactorSince !== null),
    },
    createdAt: {
      label: { fr_FR: 'Compte créé le', en_GB: 'Account created' },
      help: { fr_FR: 'Instant ISO 8601 en UTC.', en_GB: 'ISO 8601 instant in UTC.' },
      read: (rows: readonly { id: number }[], run: RunRows): Promise<string[]> => eachOf(rows, run, 'created_at'),
    },
    roleName: {
      label: { fr_FR: 'Nom du rôle', en_GB: 'Name of the role' },
      help: { fr_FR: 'Comme l’équipe le lit.', en_GB: 'As staff read it.' },
      form: false,
      read: (rows: readonly { id: number }[], run: RunRows): Promise<string[]> => eachOf(rows, run, ROLE),
    },
  },
  title: 'name',
  columns: ['name', 'email', 'role', 'suspended', 'two_factor', 'last_signed_in_at', 'created_at'],
  path: 'users/admins',
  screens: { list: 'users.admin.staff', form: 'users.admin.staff_member', row: 'users.admin.staff_member' },
  menu: { parent: 'users', order: 30, key: 'users.menu.admins' },
  action: { order: 70 },
  permissions: {
    list: 'users.admins.list',
    view: 'users.admins.list',
    create: 'users.admins.create',
    update: 'users.admins.update',
    delete: 'users.admins.delete',
    // Who may do what is decided one by one.
    mass_update: false,
    mass_delete: false,
  },
  form: {
    as: 'page',
    main: [
      {
        title: { fr_FR: 'Identité', en_GB: 'Identity' },
        fields: ['name', 'email', 'login', 'firstName', 'lastName', 'roleId', 'locale'],
      },
      {
        title: { fr_FR: 'Mot de passe', en_GB: 'Password' },
        help: {
          fr_FR:
            'Laissé vide, il ne change pas\u202f; une nouvelle personne reçoit une invitation et le choisit elle-même. Un nouveau mot de passe met fin à toutes ses connexions.',
          en_GB:
            'Left empty, it stays; a new person is sent an invitation and chooses it. A new password ends all their sign-ins.',
        },
        fields: ['password', 'password_confirmation'],
      },
    ],
  },
  words: ['users.staff'],
  hooks: {
    /** Without a password, a new account has one that nobody knows. */
    async prepare(given, id) {
      const { name, email: address, password, password_confirmation: again } = given
      if (password) {
        samePasswords({ password, password_confirmation: again })
        given.password = await hashChosen(password, { kind: 'staff', names: [name, address] })
      } else if (id === null) given.password = await hash.make(nobodyKnows())
    },
    lock: lockAuthority,
    async validate({ trx, before, after: { roleId }, held }) {
      if (before) await refuseAbove(trx, held, before.roleId)
      if (before?.roleId !== roleId) await choosableRole(trx, roleId, held)
    },
    async afterSave({ trx, before, after }) {
      const { id, password, password_confirmation: chosen } = after
      if (before && password) {
        await queryRows(trx, 'update users_staff set session_epoch = session_epoch + 1 where id = ?', [id])
        await endSignInsOf(trx, 'staff', id)
        await trx.from('users_password_resets').where('staff_id', id).delete()
      }
      if (!before && !chosen) await inviteStaff(trx, after)
      await keepSomebodyInCharge(trx)
    },
    async beforeDelete({ trx, row: { id, roleId }, origin: { actor }, held }) {
      if (actor.kind === 'staff' && actor.id === id) throw notOneself()
      await refuseAbove(trx, held, roleId)
    },
    afterDelete: ({ trx }) => keepSomebodyInCharge(trx),
  },
  errors: { gone: staffUnknown },
  list: (made, row) => ({
    ...made,
    columns: {
      ...made.columns,
      role: {
        type: 'choice',
        sql: `cast(${row}.role_id as varchar(20))`,
        sort: ROLE.replace('$row', row),
        label: (made.columns.role as ListColumn).label,
        choices: roles,
      },
    },
    search: [...(made.search ?? []), `core_fold(${ROLE.replace('$row', row)})`],
  }),
})

/** An expression over the rows of these people, in their order. */
async function eachOf(rows: readonly { id: number }[], run: RunRows, expression: string): Promise<string[]> {
  const found = await run<{ id: number; value: string }>(
    `select s.id, ${expression.replace('$row', 's')} as value from users_staff s
     where s.id in (${rows.map(() => '?').join(', ')})`,
    rows.map(({ id }) => id)
  )
  const values = new Map(found.map(({ id, value }) => [Number(id), value]))
  return rows.map(({ id }) => values.get(id) ?? '')
}

async function roles() {
  const { reader } = await app.container.make(Store)
  const rows = await reader.all<{ id: number; name: string }>(
    `select id, name from users_roles where guard_name = 'admin' order by name`
  )
  return rows.map(({ id, name }) => ({ value: String(id), label: name }))
}
