import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/call.ts';
import { upload } from '#client/lib/upload.ts';
import { USER_KEY } from '#features/auth/client/queries.ts';
import type { User } from '#features/auth/contract.ts';
import { ADDRESS_KEY } from '#features/auth/letters/client/queries.ts';
import type {
  changePassword,
  Device,
  deleteAccount,
  deletePhoto,
  Export,
  endDevice,
  endOtherDevices,
  ProfileUpdate,
  startExport,
  updateProfile,
} from '../contract.ts';
import { isUnderWay } from '../rules.ts';

const DEVICES_KEY = ['/api/auth/devices'] as const;
const EXPORTS_KEY = ['/api/account/exports'] as const;
/** Milliseconds between two looks at an export that is under way. */
const LOOK = 1000;

/** The signed-in user stands in the top bar, the menu and wherever a name is said: one place knows it. */
const showUser = (client: QueryClient, change: (user: User) => User) =>
  client.setQueryData<User | null>(USER_KEY, (user) => user && change(user));

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileUpdate) => call<typeof updateProfile>('PUT /api/auth/profile', { body }),
    onSuccess: (saved) => {
      showUser(client, () => saved);
      void client.invalidateQueries({ queryKey: ADDRESS_KEY });
    },
  });
}

interface Upload {
  file: Blob;
  /** 0–1. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

export function useUploadPhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, ...how }: Upload) => upload<User>('/api/auth/photo', file, { field: 'photo', ...how }),
    onSuccess: (saved) => showUser(client, () => saved),
  });
}

export function useDeletePhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof deletePhoto>('DELETE /api/auth/photo'),
    onSuccess: () => showUser(client, (user) => ({ ...user, profileImageUrl: null, avatar: null })),
  });
}

interface PasswordChange {
  currentPassword?: string;
  newPassword: string;
}

/** Changes the password, which signs out the other devices. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => call<typeof changePassword>('PUT /api/auth/password', { body }),
    onSuccess: (saved) => {
      showUser(client, () => saved);
      void client.invalidateQueries({ queryKey: DEVICES_KEY });
    },
  });
}

/** Where the account is signed in; asked for anew each time, as no window hears of a sign-in elsewhere. */
export function useDevices() {
  return useQuery<Device[]>({ queryKey: DEVICES_KEY, staleTime: 0 });
}

/** Signs one device out, or every one but this: its row goes at once and comes back where that was refused. */
export function useEndDevices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (device: Device | 'others') =>
      device === 'others'
        ? call<typeof endOtherDevices>('DELETE /api/auth/devices')
        : call<typeof endDevice>('DELETE /api/auth/devices/:id', { params: { id: device.id } }),
    onMutate: async (device) => {
      await client.cancelQueries({ queryKey: DEVICES_KEY });
      client.setQueryData<Device[]>(DEVICES_KEY, (list) =>
        list?.filter(({ id, current }) => (device === 'others' ? current : id !== device.id)),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: DEVICES_KEY }),
  });
}

/** The export that was ordered last, looked at until it has come to its end. */
export function useExports() {
  return useQuery<Export[]>({
    queryKey: EXPORTS_KEY,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK : false),
  });
}

export function useStartExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof startExport>('POST /api/account/exports'),
    onSuccess: (started) => client.setQueryData<Export[]>(EXPORTS_KEY, [started]),
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (proof: { password: string } | { email: string }) =>
      call<typeof deleteAccount>('DELETE /api/account', { body: proof }),
  });
}
