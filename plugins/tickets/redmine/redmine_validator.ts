import vine from '@vinejs/vine'
import { calendarDay } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'

const id = () => strictNumber().withoutDecimals().min(0).max(Number.MAX_SAFE_INTEGER)
const optionalId = () => id().optional().nullable()

const day = () => calendarDay().optional().nullable()

const customField = vine.object({ id: id(), value: vine.any().optional().nullable() })

const upload = vine.object({
  token: vine.string().maxLength(64),
  filename: vine.string().maxLength(255).optional().nullable(),
  content_type: vine.string().maxLength(127).optional().nullable(),
  description: vine.string().maxLength(255).optional().nullable(),
})

const issue = {
  project_id: vine.any().optional().nullable(),
  tracker_id: id().optional(),
  status_id: id().optional(),
  priority_id: id().optional(),
  description: vine.string().maxLength(50_000).optional().nullable(),
  category_id: optionalId(),
  fixed_version_id: vine.any().optional().nullable(),
  assigned_to_id: optionalId(),
  parent_issue_id: optionalId(),
  start_date: day(),
  due_date: day(),
  done_ratio: strictNumber().withoutDecimals().min(0).max(100).optional(),
  estimated_hours: strictNumber().min(0).max(16_000).optional().nullable(),
  is_private: vine.boolean().optional(),
  watcher_user_ids: vine.array(id()).maxLength(100).optional(),
  custom_fields: vine.array(customField).maxLength(200).optional(),
  uploads: vine.array(upload).maxLength(10).optional(),
}

const subject = () => vine.string().trim().minLength(1).maxLength(255)

export const storeIssue = vine.create({ issue: vine.object({ ...issue, subject: subject() }) })

export const updateIssue = vine.create({
  issue: vine.object({
    ...issue,
    subject: subject().optional(),
    notes: vine.string().maxLength(50_000).optional().nullable(),
    private_notes: vine.boolean().optional(),
    lock_version: strictNumber().withoutDecimals().min(1).optional(),
  }),
})

const members = () => vine.array(id()).maxLength(500).optional()

export const storeGroup = vine.create({
  group: vine.object({ name: vine.string().trim().minLength(1).maxLength(80), user_ids: members() }),
})

export const updateGroup = vine.create({
  group: vine.object({ name: vine.string().trim().minLength(1).maxLength(80).optional(), user_ids: members() }),
})

const name = (most: number) => vine.string().trim().minLength(1).maxLength(most)

const user = {
  login: name(60).optional().nullable(),
  firstname: name(30),
  lastname: name(80),
  mail: vine.string().trim().maxLength(254),
  password: vine.string().maxLength(255).optional().nullable(),
  role_id: id().optional(),
}

export const storeUser = vine.create({ user: vine.object(user) })

export const updateUser = vine.create({
  user: vine.object({
    ...user,
    firstname: name(30).optional(),
    lastname: name(80).optional(),
    mail: vine.string().trim().maxLength(254).optional(),
  }),
})
