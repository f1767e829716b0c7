import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { buttonLook } from "@/components/ui/button-look";
import { ClientWords } from "@/components/ui/client-words";
import type { SiteParameters } from "@/lib/site/parameters";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";

/**
 * Login and registration: side by side on a wide window, one at a time on a small one, where
 * `#register` shows the second. Both stay in the page with their typed values. While a login asks
 * for its code, nothing else is shown.
 */
export async function AuthForms(props: { next: string | undefined; parameters: SiteParameters }) {
  const { next, parameters } = props;
  const t = await getTranslations("auth");
  return (
    <ClientWords of={["auth", "code"]}>
      <div className="group/forms grid gap-y-12 bar:grid-cols-[5fr_7fr] bar:gap-x-16 lg:gap-x-24">
        <section
          id="login"
          aria-labelledby="login-title"
          className="group-has-[#register:target]/forms:hidden bar:group-has-[#register:target]/forms:block"
        >
          <div className="bar:sticky bar:top-36">
            <h2
              id="login-title"
              className="mb-2 text-subtitle group-has-[[data-code-step]]/forms:hidden"
            >
              {t("login.title")}
            </h2>
            <p className="mb-6 text-muted group-has-[[data-code-step]]/forms:hidden">
              {t("login.lead")}
            </p>
            <LoginForm next={next} />
            <OtherForm question={t("login.noAccount")} href="#register">
              {t("login.toRegister")}
            </OtherForm>
          </div>
        </section>
        <section
          id="register"
          aria-labelledby="register-title"
          className="hidden target:block bar:block group-has-[[data-code-step]]/forms:hidden bar:group-has-[[data-code-step]]/forms:hidden bar:border-line bar:border-l bar:pl-16 lg:pl-24"
        >
          <h2 id="register-title" className="mb-2 text-subtitle">
            {t("register.title")}
          </h2>
          <p className="mb-6 text-muted">{t("register.lead")}</p>
          <RegisterForm
            next={next}
            asksBirthdate={
              parameters.ASK_BIRTHDATE_AT_REGISTER || parameters.BLOCK_MINORS_FROM_REGISTERING
            }
            isForAdults={parameters.BLOCK_MINORS_FROM_REGISTERING}
            offersNewsletter={parameters.ENABLE_NEWSLETTER}
          />
          <OtherForm question={t("register.hasAccount")} href="#login">
            {t("register.toLogin")}
          </OtherForm>
        </section>
      </div>
    </ClientWords>
  );
}

/** Link to the form that a small window does not show. */
function OtherForm(props: { question: string; href: string; children: ReactNode }) {
  return (
    <div className="mt-10 border-line border-t pt-8 group-has-[[data-code-step]]/forms:hidden bar:hidden">
      <p className="mb-4">{props.question}</p>
      <a href={props.href} className={`${buttonLook("outline")} w-full xs:w-auto xs:min-w-56`}>
        {props.children}
      </a>
    </div>
  );
}
