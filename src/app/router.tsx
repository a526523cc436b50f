import type { ComponentType } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { ResetPasswordScreen } from '@/screens/reset-password/ResetPasswordScreen'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { FirstPaint } from './layouts/FirstPaint'
import { NotFoundScreen } from './errors/NotFoundScreen'
import { RouteErrorScreen } from './errors/RouteErrorScreen'
import { PublicLayout } from './layouts/public/PublicLayout'
import { RootLayout } from './RootLayout'
import type { RouteHandle } from './head/route-handle'

/** A screen whose code comes with its first visit. */
function screen(
  path: string,
  handle: RouteHandle,
  load: () => Promise<ComponentType>,
): RouteObject {
  return {
    path,
    handle,
    lazy: async () => ({ Component: await importWithRetry(load) }),
  }
}

/** Pages that read a person's data, and the cache they share: code that no public page downloads. */
function accountPages(children: RouteObject[]): RouteObject {
  return {
    lazy: async () => ({
      Component: await importWithRetry(() =>
        import('./layouts/account/AccountLayout').then((m) => m.AccountLayout),
      ),
    }),
    children,
  }
}

/** A staff area behind its guard and its frame; an address without a page leads to the first one. */
function staffArea(
  load: () => Promise<ComponentType>,
  entrance: { readonly from: string; readonly to: string },
  children: RouteObject[],
): RouteObject {
  return {
    lazy: async () => ({ Component: await importWithRetry(load) }),
    children: [
      {
        errorElement: <RouteErrorScreen />,
        children: [
          {
            path: entrance.from,
            handle: { title: 'Panel de Administración', noindex: true } satisfies RouteHandle,
            element: <Navigate to={entrance.to} replace />,
          },
          ...children,
        ],
      },
    ],
  }
}

/** The map of the product (SPEC 2.1). */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    // Whatever fails out here takes the frames and their landmark along.
    errorElement: (
      <main>
        <RouteErrorScreen />
      </main>
    ),
    HydrateFallback: FirstPaint,
    children: [
      {
        element: <PublicLayout />,
        children: [
          {
            // The boundary sits on a static parent: on the lazy route itself it would show a blank.
            errorElement: <RouteErrorScreen />,
            children: [
              screen(paths.home, { title: 'Compensación por problemas con tu vuelo' }, () =>
                import('@/screens/landing/LandingPage').then((m) => m.LandingPage),
              ),
              screen(paths.claim, { title: 'Crear Reclamo' }, () =>
                import('@/screens/claim/ClaimPage').then((m) => m.ClaimPage),
              ),
              screen(paths.claimSent, { title: 'Reclamo enviado' }, () =>
                import('@/screens/claim-sent/ClaimSentPage').then((m) => m.ClaimSentPage),
              ),
              screen(paths.contact, { title: 'Contáctanos' }, () =>
                import('@/screens/contact/ContactPage').then((m) => m.ContactPage),
              ),
              screen(paths.team, { title: 'Equipo' }, () =>
                import('@/screens/team/TeamPage').then((m) => m.TeamPage),
              ),
              screen(paths.faq, { title: 'Preguntas Frecuentes' }, () =>
                import('@/screens/faq/FaqPage').then((m) => m.FaqPage),
              ),
              screen(paths.payment, { title: 'Formulario de Pago' }, () =>
                import('@/screens/payment/PaymentPage').then((m) => m.PaymentPage),
              ),
              screen(paths.accessDenied, { title: 'Acceso Denegado' }, () =>
                import('@/screens/access-denied/AccessDeniedPage').then((m) => m.AccessDeniedPage),
              ),
              screen(paths.privacy, { title: 'Privacidad' }, () =>
                import('./analytics/PrivacyRoute').then((m) => m.PrivacyRoute),
              ),
              screen(paths.accessibility, { title: 'Accesibilidad' }, () =>
                import('@/screens/accessibility/AccessibilityPage').then(
                  (m) => m.AccessibilityPage,
                ),
              ),
              screen(paths.qrMaker, { title: 'Crear código QR', noindex: true }, () =>
                import('@/screens/qr-maker/QrMakerPage').then((m) => m.QrMakerPage),
              ),
              {
                path: paths.resetPassword,
                handle: { title: 'Recuperar contraseña', noindex: true } satisfies RouteHandle,
                // Not a lazy route: those show nothing of their own while their code comes (SPEC 2.1).
                element: <ResetPasswordScreen />,
              },
              accountPages([
                {
                  lazy: async () => ({
                    Component: await importWithRetry(() =>
                      import('./layouts/account/RequireSession').then((m) => m.RequireSession),
                    ),
                  }),
                  children: [
                    screen(paths.profile, { title: 'Tu perfil', noindex: true }, () =>
                      import('@/screens/profile/ProfilePage').then((m) => m.ProfilePage),
                    ),
                    screen(paths.myClaims, { title: 'Mis Reclamos', noindex: true }, () =>
                      import('@/screens/my-claims/MyClaimsPage').then((m) => m.MyClaimsPage),
                    ),
                    screen(paths.selfCheck, { title: 'Pruebas', noindex: true }, () =>
                      import('@/screens/self-check/SelfCheckPage').then((m) => m.SelfCheckPage),
                    ),
                  ],
                },
                screen(paths.earnings, { title: 'Mis Ganancias', noindex: true }, () =>
                  import('@/screens/earnings/EarningsPage').then((m) => m.EarningsPage),
                ),
              ]),
              { path: '*', element: <NotFoundScreen /> },
            ],
          },
        ],
      },
      accountPages([
        staffArea(
          () => import('./layouts/staff/AdminLayout').then((m) => m.AdminLayout),
          { from: paths.admin, to: paths.adminCharges },
          [
            {
              lazy: async () => ({
                Component: await importWithRetry(() =>
                  import('./layouts/staff/RequireAdminCookie').then((m) => m.RequireAdminCookie),
                ),
              }),
              children: [
                screen(paths.adminCharges, { title: 'Gestión de Cobros', noindex: true }, () =>
                  import('@/screens/admin-charges/AdminChargesPage').then(
                    (m) => m.AdminChargesPage,
                  ),
                ),
              ],
            },
            screen(paths.adminReport, { title: `Gestión ${env.brandName}`, noindex: true }, () =>
              import('@/screens/admin-report/AdminReportPage').then((m) => m.AdminReportPage),
            ),
          ],
        ),
        staffArea(
          () => import('./layouts/staff/LegalLayout').then((m) => m.LegalLayout),
          { from: paths.legal, to: paths.legalClaims },
          [
            screen(paths.legalClaims, { title: 'CRM', noindex: true }, () =>
              import('@/screens/legal-claims/LegalClaimsPage').then((m) => m.LegalClaimsPage),
            ),
            screen(paths.legalUsers, { title: 'Lista de Usuarios', noindex: true }, () =>
              import('@/screens/legal-users/LegalUsersPage').then((m) => m.LegalUsersPage),
            ),
          ],
        ),
      ]),
    ],
  },
]
