import { showToast } from '../../ui/toast/show-toast.ts';

const LONG_SECONDS = 5;
const WELCOME_SECONDS = 3;

export function toastMissingAnswers(): void {
  void showToast({
    title: 'Please complete all required fields',
    message: 'Some information is missing. Please check all steps and fill in the required fields.',
    variant: 'destructive',
    seconds: LONG_SECONDS,
  });
}

export function toastFailure(message: string): void {
  void showToast({ title: 'Error', message, variant: 'destructive', seconds: LONG_SECONDS });
}

export function toastWelcome(name: string): void {
  void showToast({
    title: `Welcome, ${name}`,
    message: 'Account created successfully! Redirecting to your dashboard...',
    seconds: WELCOME_SECONDS,
  });
}
