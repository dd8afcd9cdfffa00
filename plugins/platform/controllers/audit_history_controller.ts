import { inject } from '@adonisjs/core'
import { ReadAudit } from '#plugins/platform/queries/read_audit'
import { indexHistory } from '#plugins/platform/validators/audit_validator'
import type { HttpContext } from '@adonisjs/core/http'

const LIMIT = 25

/** All that ever happened to one thing. */
@inject()
export default class AuditHistoryController {
  constructor(private readonly audit: ReadAudit) {}

  async index({ request, shop }: HttpContext) {
    const query = await request.validateUsing(indexHistory)
    const { subject, subject_id: subjectId, limit = LIMIT, before = Number.MAX_SAFE_INTEGER } = query
    return this.audit.history({ subject, subjectId, limit, before }, shop.locale)
  }
}
